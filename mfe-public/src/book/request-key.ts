import type { Draft } from './draft.ts'

const newKey = () =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** One key for one content: double click, reload and retry send the same one. */
export const keyFor = (sent: Draft['sent'], content: string) => ({
  content,
  key: sent?.content === content ? sent.key : newKey(),
})
