import { withTags } from '@keyhaven/shared-contracts/web/locale'

const tags = { b: (words: string) => <strong>{words}</strong> }

/** A message that stresses a part of itself: `from <b>€80.00</b> a night`. */
export const StrongWords = ({ children }: { children: string }) => withTags(children, tags)
