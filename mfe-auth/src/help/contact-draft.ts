import type { contactThemes } from '@keyhaven/shared-contracts/contract/contact'

/** A message as far as it is written. */
export type Draft = { theme?: (typeof contactThemes)[number]; message?: string }

/** By owner, for as long as the tab is open: a session that ends, or a step back, must not cost a message. */
const drafts = new Map<number, Draft>()

export const draftOf = (owner: number) => drafts.get(owner)
export const keepDraft = (owner: number, draft: Draft) => void drafts.set(owner, draft)
export const dropDraft = (owner: number) => void drafts.delete(owner)
