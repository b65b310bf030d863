import { expect, it } from 'vitest'
import { catalog } from './catalog.ts'
import { loadLanguage } from './languages.ts'

const documents = () =>
  catalog<{ printed: string }>('documents', (locale) => import(`../messages/documents/${locale}.ts`))

it('says in English what a language has no module for, in its words and in how it writes', async () => {
  const words = documents()
  expect(await words.load('ja')).toBe(await words.load('en'))
  expect(words.loaded('ja')).toBe(words.loaded('en'))
  expect((await loadLanguage('ja')).code).toBe('en')
})

it('tries a language again whose files could not be fetched, and does not say it in English', async () => {
  let isOffline = true
  const words = catalog('stays', (locale) =>
    isOffline
      ? Promise.reject(Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' }))
      : Promise.resolve({ messages: { locale } }),
  )
  await expect(words.load('de')).rejects.toThrow('Loading chunk 7 failed')
  isOffline = false
  expect(await words.load('de')).toEqual({ locale: 'de' })
})
