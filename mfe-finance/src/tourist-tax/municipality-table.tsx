import {
  exemptReasons,
  type MunicipalityReport,
  type TaxReport,
} from '@keyhaven/shared-contracts/contract/finance/tax-report'
import { Money } from '@keyhaven/shared-contracts/web/facts'
import { Text } from '@keyhaven/shared-contracts/web/layout'
import { useLanguage, useMessages } from '@keyhaven/shared-contracts/web/locale'
import { Typography } from 'antd'
import { touristTaxCatalog } from '../messages/catalogs.ts'
import './municipality-table.css'

/** Reasons that somebody had, with their nights. */
export const exemptOf = ({ exempt }: MunicipalityReport) =>
  exemptReasons.flatMap((reason) => (exempt[reason] > 0 ? [{ reason, nights: exempt[reason] }] : []))

/** A row for each municipality; on a phone its figures stand below one another. */
export function MunicipalityTable({ report: { municipalities, amount } }: { report: TaxReport }) {
  const t = useMessages(touristTaxCatalog)
  const language = useLanguage()
  const figures = ['stays', 'persons', 'nights', 'taxed_nights'] as const
  return (
    <>
      <table className="tax-report">
        <thead>
          <tr>
            <th scope="col">{t.municipality}</th>
            {figures.map((figure) => (
              <th key={figure} scope="col" className="tax-figure">
                {t.columns[figure]}
              </th>
            ))}
            <th scope="col">{t.exempt}</th>
            <th scope="col" className="tax-figure">
              {t.amount}
            </th>
          </tr>
        </thead>
        <tbody>
          {municipalities.map((row) => (
            <tr key={row.municipality}>
              <th scope="row">{row.municipality}</th>
              {figures.map((figure) => (
                <td key={figure} className="tax-figure" data-label={t.columns[figure]}>
                  {language.number(row[figure])}
                </td>
              ))}
              <td data-label={t.exempt}>
                {exemptOf(row).map(({ reason, nights }) => (
                  <div key={reason}>{t.exemptNights(t.reasons[reason], nights)}</div>
                ))}
                {exemptOf(row).length === 0 && <Typography.Text type="secondary">{t.nobody}</Typography.Text>}
              </td>
              <td className="tax-figure" data-label={t.amount}>
                <Money value={row.amount} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={6}>
              {t.total}
            </th>
            <td className="tax-figure">
              <Money value={amount} />
            </td>
          </tr>
        </tfoot>
      </table>
      <Text type="secondary" block>
        {t.about}
      </Text>
    </>
  )
}
