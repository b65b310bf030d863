import { invalid } from '../http/problem.ts'

type Searched = { guests: number; children?: readonly number[] | undefined }

/** Refuses a search without an adult. Checked here and not by the schema, which guests' first script holds, too. */
export function checkParty({ guests, children = [] }: Searched) {
  if (children.length >= guests) throw invalid({ children: ['bookings.oneAdult'] })
}
