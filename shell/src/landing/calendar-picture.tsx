type Stay = { name: string; from: number; to: number; kind: 'confirmed' | 'pending' }

const days = ['Mon 06', 'Tue 07', 'Wed 08', 'Thu 09', 'Fri 10', 'Sat 11', 'Sun 12']
const units: { name: string; stays: Stay[] }[] = [
  {
    name: 'Garden room',
    stays: [
      { name: 'Amélie', from: 1, to: 4, kind: 'confirmed' },
      { name: 'Jonas', from: 5, to: 8, kind: 'confirmed' },
    ],
  },
  { name: 'Attic studio', stays: [{ name: 'Priya', from: 3, to: 7, kind: 'pending' }] },
  {
    name: 'Boathouse',
    stays: [
      { name: 'Tomás', from: 1, to: 3, kind: 'confirmed' },
      { name: 'Ewa', from: 4, to: 6, kind: 'confirmed' },
    ],
  },
  { name: 'Orchard flat', stays: [{ name: 'Lukas', from: 2, to: 8, kind: 'confirmed' }] },
]

/** A picture of the availability calendar, drawn rather than photographed so that it is sharp in both themes. */
export function CalendarPicture() {
  return (
    <div className="picture" aria-hidden="true">
      <div className="picture-head">
        <b>Lakeside House</b>
        <span>July</span>
      </div>
      <div className="picture-grid">
        <span />
        {days.map((day) => (
          <span className="picture-day" key={day}>
            {day}
          </span>
        ))}
      </div>
      {units.map(({ name, stays }) => (
        <div className="picture-grid" key={name}>
          <span className="picture-unit">{name}</span>
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
