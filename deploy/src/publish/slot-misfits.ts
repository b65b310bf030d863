import { dataProblems } from '../calls/call-problems.ts'
import type { AreaBuild } from '../store/build-info.ts'

/** A release that somebody can get, with what its build says of itself. */
export type BuiltRelease = { area: string; version: string; build: Pick<AreaBuild, 'gives' | 'takes'> }

/** Fillers of slots that could not live with the props that a page gives them, a sentence for each problem. */
export const slotMisfits = (releases: readonly BuiltRelease[]) =>
  releases.flatMap(({ area, version, build: { takes } }) => {
    const problems = Object.entries(takes).flatMap(([slot, props]) =>
      releases.flatMap(({ area: host, build: { gives } }) =>
        gives[slot]
          ? dataProblems(gives[slot], props).map((problem) => `does not fit ${slot} of ${host}: ${problem}`)
          : [],
      ),
    )
    return [...new Set(problems)].map((problem) => ({ area, version, problem }))
  })
