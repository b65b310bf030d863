/** An arrow to a cross, and one away from it: nobody comes, nobody goes. */
const paths = {
  arrival: 'M1 6h7M5.5 3.5 8 6 5.5 8.5M11 3.5l5 5m0-5-5 5',
  departure: 'M1 3.5l5 5m0-5-5 5M9 6h7M13.5 3.5 16 6l-2.5 2.5',
}

/** Sign of a day on which no stay begins, or ends. */
export const DaySign = ({ closedTo }: { closedTo: keyof typeof paths }) => (
  <svg viewBox="0 0 17 12" width="17" height="12" fill="none" stroke="currentColor" strokeWidth="1.6" aria-hidden>
    <path strokeLinecap="round" strokeLinejoin="round" d={paths[closedTo]} />
  </svg>
)
