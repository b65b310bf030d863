import type { Domain } from '@keyhaven/shared-contracts/contract/endpoint'

/** Takes the place of the table of effects: a guest's commands change public answers, and no owner's screen is here. */
export const outdatedBy = (domain: Domain): readonly Domain[] => [domain]
