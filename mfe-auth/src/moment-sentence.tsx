import { MomentText } from '@keyhaven/shared-contracts/web/facts'
import { withTags } from '@keyhaven/shared-contracts/web/locale'

const elementsOf = (moment: string) => ({ moment: () => <MomentText value={moment} /> })

/** A message with a moment where it says `<moment></moment>`. */
export function MomentSentence({ message, moment }: { message: string; moment: string }) {
  return <>{withTags(message, elementsOf(moment))}</>
}
