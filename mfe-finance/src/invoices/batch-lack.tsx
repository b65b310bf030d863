import { paths } from '@keyhaven/shared-contracts/platform/paths'
import type { ApiError } from '@keyhaven/shared-contracts/web/api'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { TextLink } from '@keyhaven/shared-contracts/web/navigation'
import { Alert } from 'antd'
import { invoicesCatalog } from '../messages/catalogs.ts'

/** Lack of a download, and where that is entered: known beforehand, or told by the server. */
export function BatchLack({ missing, refusal }: { missing: readonly string[]; refusal: ApiError | null }) {
  const { adviser: t } = useMessages(invoicesCatalog)
  const answers = refusal && Object.values(refusal.problem.fields ?? {}).flat()
  const reasons = answers && answers.length > 0 ? answers : missing
  if (reasons.length === 0) return refusal && <Alert type="error" role="alert" showIcon title={refusal.message} />
  return (
    <Alert
      type="warning"
      role="status"
      showIcon
      title={t.lacking}
      description={
        <>
          <ul style={{ margin: '0 0 8px', paddingInlineStart: 20 }}>
            {reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
          <TextLink to={paths.settings('invoices')}>{t.toSettings}</TextLink>
        </>
      }
    />
  )
}
