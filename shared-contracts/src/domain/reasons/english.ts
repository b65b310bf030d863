import { existsSync, readdirSync } from 'node:fs'
import { messages as general } from './general/en.ts'
import { asReason, type Reason, type Sentences, wordsFor } from './reason.ts'

const here = new URL('./', import.meta.url)

/** The English sentences of each group: a folder with a module `en.ts` that has messages. */
const groups: Readonly<Record<string, Sentences | undefined>> = Object.fromEntries(
  await Promise.all(
    readdirSync(here).map(async (group) => {
      const english = new URL(`${group}/en.ts`, here)
      if (!existsSync(english)) return [group, undefined] as const
      return [group, ((await import(english.href)) as { messages?: Sentences }).messages] as const
    }),
  ),
)

/** English sentence of a reason, for programs and for screens of former releases: screens of this one have words of their own. Servers alone load it. */
export const inEnglish = (why: Reason | string): string =>
  wordsFor(asReason(why), (group) => groups[group]) ?? general.notValid
