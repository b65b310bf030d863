import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { messages as general } from './general/en.ts'
import { asReason, type Reason, type Sentences, wordsFor } from './reason.ts'

const here = import.meta.dirname
const groups = readdirSync(here).filter((group) => existsSync(join(here, group, 'en.ts')))

/** The English sentences of each group: a folder whose module `en.ts` has messages. */
const sentences: Readonly<Record<string, Sentences | undefined>> = Object.fromEntries(
  await Promise.all(
    groups.map(async (group) => {
      const { href } = pathToFileURL(join(here, group, 'en.ts'))
      return [group, ((await import(href)) as { messages?: Sentences }).messages] as const
    }),
  ),
)

/** English sentence of a reason, for programs and for screens of former releases: screens of this one have words of their own. Servers alone load it. */
export const inEnglish = (why: Reason | string): string =>
  wordsFor(asReason(why), (group) => sentences[group]) ?? general.notValid
