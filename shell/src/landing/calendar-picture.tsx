import { addDays } from '@keyhaven/shared-contracts/domain/days/day'
import { useLanguage, useMessages } from '@keyhaven/shared-contracts/web/locale'
import { landingCatalog } from '../messages/catalogs.ts'

type SampleStay = { name: string; from: number; to: number; kind: 'confirmed' | 'pending' }

const firstDay = '2026-07-06'
const units: SampleStay[][] = [
  [
    { name: 'Amélie', from: 1, to: 4, kind: 'confirmed' },
    { name: 'Jonas', from: 5, to: 8, kind: 'confirmed' },
  ],
  [{ name: 'Priya', from: 3, to: 7, kind: 'pending' }],
  [
    { name: 'Tomás', from: 1, to: 3, kind: 'confirmed' },
    { name: 'Ewa', from: 4, to: 6, kind: 'confirmed' },
  ],
  [{ name: 'Lukas', from: 2, to: 8, kind: 'confirmed' }],
]

/** A picture of the availability calendar, drawn rather than photographed so that it is sharp in both themes. */
export function CalendarPicture() {
  const { picture: t } = useMessages(landingCatalog)
  const language = useLanguage()
  const days = Array.from({ length: 7 }, (_, at) => addDays(firstDay, at)).map(
    (day) => `${language.weekdayShort(day)} ${day.slice(8)}`,
  )
  return (
    <div className="picture" aria-hidden="true">
      <div className="picture-head">
        <b>{t.property}</b>
        <span>{language.months[6]}</span>
      </div>
      <div className="picture-grid">
        <span />
        {days.map((day) => (
          <span className="picture-day" key={day}>
            {day}
          </span>
        ))}
      </div>
      {units.map((stays, row) => (
        <div className="picture-grid" key={row}>
          <span className="picture-unit">{t.units[row]}</span>
          {days.map((day, at) => (
            <span className="picture-cell" key={day} style={{ gridColumn: at + 2 }} />
          ))}
          {stays.map((stay) => (
            <span
              className={`picture-stay picture-${stay.kind}`}
              key={stay.name}
              style={{ gridColumn: `${stay.from + 1} / ${stay.to + 1}` }}
            >
              {stay.name}
            </span>
          ))}
        </div>
      ))}
    </div>
  )
}
