import type { TaxReport } from '@keyhaven/shared-contracts/contract/finance/tax-report'
import type { Language } from '@keyhaven/shared-contracts/domain/languages/language'
import type { Messages } from '../messages/tourist-tax/en.ts'
import { printFrame } from '../print/print-frame.ts'
import { exemptOf } from './municipality-table.tsx'

type Printed = { t: Messages; language: Language; month: string; report: TaxReport }

/** Prints the report alone, as a document of its own. */
export const printReport = ({ t, language, month, report }: Printed, host: Element) =>
  printFrame({ title: `${t.title} ${language.month(month)}`, language: language.code }, host, (body, add) => {
    const table = add(body, 'table')
    const head = add(table, 'tr')
    const { stays, persons, nights, taxed_nights } = t.columns
    add(head, 'th', t.municipality)
    for (const column of [stays, persons, nights, taxed_nights]) add(head, 'th', column, true)
    add(head, 'th', t.exempt)
    add(head, 'th', t.amount, true)
    for (const row of report.municipalities) {
      const line = add(table, 'tr')
      add(line, 'td', row.municipality)
      for (const figure of [row.stays, row.persons, row.nights, row.taxed_nights])
        add(line, 'td', language.number(figure), true)
      const exempt = exemptOf(row).map((one) => t.exemptNights(t.reasons[one.reason], one.nights))
      add(line, 'td', exempt.join(', '))
      add(line, 'td', language.euros(row.amount), true)
    }
    add(body, 'p', `${t.total}: ${language.euros(report.amount)}`)
    add(body, 'p', t.about)
  })
