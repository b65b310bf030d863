import { fold } from '@keyhaven/shared-contracts/domain/fold'
import type { HelpSection, HelpTopic } from '@keyhaven/shared-contracts/platform/help'

export type Match = { topic: HelpTopic; section: HelpSection }

/** The topics in which every word occurs: those with it in the title first, then those with it in the text. */
export const searchTopics = (sections: readonly HelpSection[], search: string): Match[] => {
  const words = fold(search).split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  const all = sections.flatMap((section) => section.topics.map((topic) => ({ topic, section })))
  const hasAll = (text: string) => words.every((word) => text.includes(word))
  const title = ({ topic }: Match) => fold(topic.title)
  const whole = ({ topic, section }: Match) =>
    fold([topic.title, section.title, ...topic.content, ...(topic.steps ?? [])].join('\n'))
  const inTitle = all.filter((match) => hasAll(title(match)))
  return [...inTitle, ...all.filter((match) => !inTitle.includes(match) && hasAll(whole(match)))]
}
