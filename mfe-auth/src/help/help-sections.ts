import type { AreaHelp, HelpSection } from '@keyhaven/shared-contracts/platform/help'

/** Merges the help of all areas: sections in order, each with the topics of every area that adds some to it. */
export const joinSections = (helps: readonly AreaHelp[]): HelpSection[] => {
  const parts = helps.flatMap(({ sections }) => sections).toSorted((a, b) => a.order - b.order)
  const joined = new Map<string, HelpSection>()
  for (const part of parts) {
    const first = joined.get(part.id)
    joined.set(part.id, first ? { ...part, ...first, topics: [...first.topics, ...part.topics] } : part)
  }
  return [...joined.values()]
}

/** A topic by its id, with the section that it stands in. */
export const findTopic = (sections: readonly HelpSection[], id: string) => {
  for (const section of sections) {
    const topic = section.topics.find((one) => one.id === id)
    if (topic) return { section, topic }
  }
  return undefined
}
