import { testServer } from '@keyhaven/api/testing/test-server'
import { useLocale } from '@keyhaven/shared-contracts/web/locale'
import { useSession } from '@keyhaven/shared-contracts/web/session'
import { afterEach, expect, it, vi } from 'vitest'
import { followOwner } from './owner-language.ts'

/** Loading a language takes a second on a busy machine. */
const patience = { timeout: 15_000 }
const server = await testServer()
let stop = () => {}
afterEach(async () => {
  stop()
  useSession.getState().end()
  await useLocale.getState().show('en')
})

it('shows owners the language of their account when they sign in, and again when they change it', async () => {
  const { token, user } = await server.signUpOwner()
  const inLanguage = (locale: string | null) => ({ ...user, locale })
  stop = followOwner()
  useSession.getState().signIn({ token, user: inLanguage('it') }, false)
  await vi.waitFor(() => expect(useLocale.getState().locale).toBe('it'), patience)
  useSession.getState().setUser(inLanguage('nl'))
  await vi.waitFor(() => expect(useLocale.getState().locale).toBe('nl'), patience)
})

it('leaves the language alone where the account has none, and where it was changed since in this browser', async () => {
  const { token, user } = await server.signUpOwner()
  await useLocale.getState().show('de')
  stop = followOwner()
  useSession.getState().signIn({ token, user }, false)
  await Promise.resolve()
  expect(useLocale.getState().locale).toBe('de')
})
