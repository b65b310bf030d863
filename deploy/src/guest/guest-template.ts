import { inGuestsLanguages } from '@keyhaven/shared-contracts/domain/languages/in-all-languages'
import escapeHtml from 'escape-html'
import { z } from 'zod'
import type { GuestLocale } from '@keyhaven/shared-contracts/domain/locale'
import { htmlTag } from '../pages/html.ts'
import { readPage } from '../store/generation.ts'
import { oncePerGeneration } from '../edge/once-per-generation.ts'
import type { Store } from '../store/store.ts'
import type { Messages } from './messages/noscript/en.ts'

/** Text for a guest without scripts below a page, and below the page of a request. */
export const noscript = await inGuestsLanguages<Messages>((locale) => import(`./messages/noscript/${locale}.ts`))

const script = z.object({ href: z.string(), integrity: z.string() })
const schema = z.object({
  /** The document with `{{places}}`. */
  text: z.string(),
  icon: z.string(),
  /** The scripts of a page's own module. */
  preloads: z.record(z.string(), z.array(script)),
  /** Of the site that it was made from. */
  version: z.string().optional(),
  /** Module that renders the pages of that version, by its path in the store; older releases have none. */
  firstView: z.object({ file: z.string(), integrity: z.string() }).optional(),
})
/** Template of every page of a guests' site; each publication writes a new one. */
export type GuestTemplate = z.infer<typeof schema>

/** The name of the template among the pages of a generation. */
export const templateName = 'site.json'

/** Reads the template of a generation, with its hash; none while no site is published. */
export const templateReader = (store: Store) =>
  oncePerGeneration(async (generation) => {
    const state = generation.pages[templateName]
    const text = await readPage(store, generation, templateName)
    return text === undefined || state === undefined ? undefined : { state, template: schema.parse(JSON.parse(text)) }
  })

type Places = {
  locale: GuestLocale
  title: string
  first: string
  last: string
  root: string
  data: string
  icon: string | undefined
  /** Text for guests without scripts. */
  note: keyof (typeof noscript)['en']
}

/** The document in a language with each place filled; what is put in is looked at no more. */
export const fill = ({ text, icon }: GuestTemplate, { locale, note, ...places }: Places) => {
  const values: Record<string, string> = { ...places, title: escapeHtml(places.title), icon: places.icon ?? icon }
  // A template is in English, whenever it was published.
  const own = text
    .replace(htmlTag('en'), htmlTag(locale))
    .replace(/<noscript>[^<]*<\/noscript>/, `<noscript>${noscript[locale][note]}</noscript>`)
  return own.replace(/\{\{(title|first|last|root|data|icon)\}\}/g, (_, name: string) => values[name] ?? '')
}
