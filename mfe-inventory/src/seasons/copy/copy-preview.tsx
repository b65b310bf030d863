import { addDays } from '@keyhaven/shared-contracts/domain/days/day'
import { useLanguage, useMessages } from '@keyhaven/shared-contracts/web/locale'
import { Typography } from 'antd'
import { seasonsCatalog } from '../../messages/catalogs.ts'
import type { Messages } from '../../messages/seasons/en.ts'
import { nightlyText } from '../../prices/nightly-text.ts'
import './copy-preview.css'
import { nightsText } from '../season-display.ts'
import { copiedSeason, type Season } from '@keyhaven/shared-contracts/contract/inventory/seasons'

/** A season of this year, what it becomes next year, and what is in its way there. */
type PlannedCopy = { from: Season; copy: Season; inTheWay: Season | 'no nights' | undefined }

/** Preview of copying the seasons that begin in a year to the next, by the rules of the server. */
export const copyPlan = (
  all: readonly Season[],
  { units, year, percent }: { units: readonly number[]; year: number; percent: number },
): PlannedCopy[] => {
  const ofUnit = Map.groupBy(all, ({ unit }) => unit)
  return units.flatMap((unit) => {
    const seasons = ofUnit.get(unit) ?? []
    return seasons
      .filter(({ start }) => start.startsWith(`${year}-`))
      .map((from) => {
        const copy = copiedSeason(from, percent)
        const inTheWay = seasons.find(({ start, end }) => start < copy.end && copy.start < end)
        return { from, copy, inTheWay: copy.start < copy.end ? inTheWay : 'no nights' }
      })
  })
}

type Props = { plan: readonly PlannedCopy[]; year: number; nameOf: (unit: number) => string }

const maxRows = 200
// Keyboards scroll only what they can focus.
const reachable = { tabIndex: 0 }

const whyNot = ({ preview: t }: Messages['copy'], { inTheWay }: PlannedCopy) =>
  inTheWay === 'no nights'
    ? t.noLeapDay
    : inTheWay && t.overlaps(inTheWay.name, inTheWay.start, addDays(inTheWay.end, -1))

/** Each season with its price now and then, and what will be left out. */
export function CopyPreview({ plan, year, nameOf }: Props) {
  const { copy, strip } = useMessages(seasonsCatalog)
  const { preview: t } = copy
  const language = useLanguage()
  return (
    <section {...reachable} aria-label={t.label(year)} className="copy-preview">
      <table>
        <thead>
          <tr>
            <th>{t.season}</th>
            <th>{t.nights(year)}</th>
            <th>{t.pricePerNight}</th>
          </tr>
        </thead>
        <tbody>
          {plan.slice(0, maxRows).map((planned) => {
            const { from, copy: next } = planned
            const why = whyNot(copy, planned)
            return (
              <tr key={from.id}>
                <td>
                  <div>{why ? from.name : next.name}</div>
                  <Typography.Text type="secondary">{nameOf(from.unit)}</Typography.Text>
                </td>
                <td>{why ? <Typography.Text type="warning">{why}</Typography.Text> : nightsText(strip, next)}</td>
                <td>
                  {why ? (
                    nightlyText(language, from)
                  ) : (
                    <>
                      <span>{`${nightlyText(language, from)} →`}</span> <b>{nightlyText(language, next)}</b>
                    </>
                  )}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      {plan.length > maxRows && <Typography.Text type="secondary">{t.more(plan.length - maxRows)}</Typography.Text>}
    </section>
  )
}
