/** Arrows to and from a door, crossed out. */
const paths = {
  arrival: 'M2 8h7M6.5 5 9.5 8l-3 3M12.5 3v10M3 14 13 2',
  departure: 'M3.5 3v10M6.5 8h7M11 5l3 3-3 3M3 14 13 2',
}

/** Sign of a day on which no stay begins, or ends. */
export const DaySign = ({ closedTo }: { closedTo: keyof typeof paths }) => (
  <svg viewBox="0 0 16 16" width="14" height="14" fill="none" stroke="currentColor" strokeWidth="1.6" aria-hidden>
    <path strokeLinecap="round" strokeLinejoin="round" d={paths[closedTo]} />
  </svg>
)
