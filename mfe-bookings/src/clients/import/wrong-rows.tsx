import { csvLine, csvMark } from '@keyhaven/shared-contracts/domain/money/csv'
import type { ClientImport } from '@keyhaven/shared-contracts/contract/bookings/client-import'
import { useLanguage, useMessages } from '@keyhaven/shared-contracts/web/locale'
import { clientImportCatalog } from '../../messages/catalogs.ts'

/** The rows that cannot be added, as a file to mend and import by itself. */
export function WrongRows({ result: { wrong_count = 0, wrong_rows = [] } }: { result: ClientImport }) {
  const t = useMessages(clientImportCatalog).preview
  const language = useLanguage()
  // Digits of a postal code or a phone number are no number to compute with.
  const cells = wrong_rows.map((row) => row.map((code) => ({ code })))
  const file = csvMark + cells.map((row) => csvLine(row, { language, yes: '', no: '' })).join('')
  return (
    <>
      {t.correct}{' '}
      {wrong_rows.length > 0 && (
        <a href={`data:text/csv;charset=utf-8,${encodeURIComponent(file)}`} download="clients-to-correct.csv">
          {t.downloadWrong(wrong_count)}
        </a>
      )}
    </>
  )
}
