import { z } from 'zod'
import { contactThemes } from '../contract/accounts/contact.ts'

const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Lower-case words with hyphens: it is part of an address')

/**
 * A screenshot with the steps of its topic numbered on it, 1040 × 780 px on the screen, in both themes. Its files lie
 * beside `help.json`. They are taken from the product by `npm run help-pictures -w e2e`.
 */
const picture = z.object({ alt: z.string().min(1), light: z.string(), dark: z.string() })
export type HelpPicture = z.infer<typeof picture>
export const helpPicture = (topic: string, alt: string): HelpPicture => ({
  alt,
  light: `help-pictures/${topic}.light.webp`,
  dark: `help-pictures/${topic}.dark.webp`,
})

/** One question and its answer. Its id is unique in the whole product: the address of the topic names it. */
export const helpTopic = z.object({
  id: slug,
  title: z.string().min(1),
  /** Paragraphs. */
  content: z.array(z.string().min(1)).min(1),
  /** Steps in their order, one action each. */
  steps: z.array(z.string().min(1)).optional(),
  picture: picture.optional(),
  /** Page of the product on which it is done. */
  link: z.object({ label: z.string().min(1), path: z.string().startsWith('/owner/') }).optional(),
})
export type HelpTopic = z.infer<typeof helpTopic>

/**
 * A section of the help centre. Several areas may bring topics to one section, and one area at several places of it:
 * the id joins them.
 */
export const helpSection = z.object({
  id: slug,
  title: z.string().min(1),
  /** Ascending, for the section among all and for its topics among those of other areas. */
  order: z.number(),
  /** Subject that the support form suggests here. */
  theme: z.enum(contactThemes).optional(),
  topics: z.array(helpTopic).min(1),
})
export type HelpSection = z.infer<typeof helpSection>

/** The help that an area brings with its release, a file of its own beside the scripts. */
export const areaHelp = z.object({ sections: z.array(helpSection).min(1) })
export type AreaHelp = z.infer<typeof areaHelp>

/** Help of an area in another language, by the ids of its sections and topics. */
export type HelpWords = {
  sections: Record<string, string>
  topics: Record<
    string,
    {
      title: string
      content: string[]
      /** Steps, as many as in English, like the paragraphs. */
      steps?: string[]
      /** Of the picture. */
      alt?: string
      /** Of the link. */
      link?: string
    }
  >
}

const own = <T>(words: Record<string, T>, id: string) => (Object.hasOwn(words, id) ? words[id] : undefined)

/** The help of an area in another language. What has no words there stays English; what they name besides is left out. */
export const translateHelp = ({ sections }: AreaHelp, words: HelpWords): AreaHelp => ({
  sections: sections.map((section) => ({
    ...section,
    title: own(words.sections, section.id) ?? section.title,
    topics: section.topics.map((topic) => {
      const { alt, link, ...texts } = own(words.topics, topic.id) ?? {}
      return {
        ...topic,
        ...texts,
        ...(topic.picture && alt && { picture: { ...topic.picture, alt } }),
        ...(topic.link && link && { link: { ...topic.link, label: link } }),
      }
    }),
  })),
})

/** Address of an area's help in another language: beside the English. */
export const helpInLanguage = (address: string, locale: string) => address.replace(/\.json$/, `.${locale}.json`)
