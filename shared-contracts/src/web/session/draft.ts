import { attempt } from './attempt.ts'

/** Draft: values that were typed into a form and are saved nowhere else, and whether the session ended over it. */
type Draft = { values: object; keptAt: number; sessionEnded?: true }

const prefix = 'keyhaven-draft '
const longestMs = 7 * 24 * 3_600_000
const secret = /password|secret|token|card/i

const storages = () =>
  [attempt(() => window.sessionStorage), attempt(() => window.localStorage)].filter((storage) => storage !== undefined)

const hasFile = (value: unknown): boolean =>
  value instanceof Blob || (typeof value === 'object' && value !== null && Object.values(value).some(hasFile))
/** A file cannot be kept, and a secret must not. */
const writable = (key: string, value: unknown) =>
  secret.test(key) || (!['', 'values'].includes(key) && hasFile(value)) ? undefined : value

const isFresh = (draft: Draft) => Date.now() - draft.keptAt < longestMs
const read = (storage: Storage, name: string) =>
  attempt(() => JSON.parse(storage.getItem(name) ?? 'null') as Draft | null) ?? undefined

const remove = (isMeant: (name: string, storage: Storage) => boolean) => {
  for (const storage of storages()) {
    const names = attempt(() => Object.keys(storage)) ?? []
    for (const name of names) if (name.startsWith(prefix) && isMeant(name, storage)) storage.removeItem(name)
  }
}
const keyOf = (owner: number | undefined, about: string) => `${prefix}${owner ?? 'nobody'} ${about}`

/** Keeps what is typed into a form: until the browser is closed, or with `remember` beyond that. */
export const keepDraft = (owner: number | undefined, about: string, values: object, remember: boolean) => {
  const text = JSON.stringify({ values, keptAt: Date.now() } satisfies Draft, writable)
  attempt(() => (remember ? window.localStorage : window.sessionStorage).setItem(keyOf(owner, about), text))
}

/** Values that were last typed into the form, unless that is days ago. */
export const draftOf = (owner: number | undefined, about: string): Draft | undefined => {
  remove((name, storage) => {
    const draft = read(storage, name)
    return !draft || !isFresh(draft)
  })
  const drafts = storages().flatMap((storage) => read(storage, keyOf(owner, about)) ?? [])
  return drafts.find(({ values }) => Object.keys(values).length > 0)
}

/** Notes that it was the session that ended, so that its owner is told so. */
export const noteSessionEnd = (owner: number | undefined, about: string) => {
  const name = keyOf(owner, about)
  for (const storage of storages()) {
    const draft = read(storage, name)
    if (draft) attempt(() => storage.setItem(name, JSON.stringify({ ...draft, sessionEnded: true })))
  }
}

/** The form was saved, or what was typed was thrown away. */
export const dropDraft = (owner: number | undefined, about: string) => remove((name) => name === keyOf(owner, about))

/** Signing out leaves nothing behind. */
export const dropDraftsOf = (owner: number) => remove((name) => name.startsWith(keyOf(owner, '')))
