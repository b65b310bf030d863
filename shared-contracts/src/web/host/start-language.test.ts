import { afterEach, expect, it } from 'vitest'
import { accountsApi } from '../../contract/accounts/accounts.ts'
import { englishProblems, sayLocalProblems } from '../api/local-problems.ts'
import { call, connect } from '../api/client.ts'
import { useLocale } from '../locale/use-locale.ts'
import { startLanguage } from './start-language.ts'

afterEach(async () => {
  await useLocale.getState().show('en')
  sayLocalProblems(englishProblems)
})

it('starts in the language that was chosen in this browser, and says in it why the API cannot be reached', async () => {
  localStorage.setItem('user-locale', 'de')
  await startLanguage()
  expect([document.documentElement.lang, useLocale.getState().language.euros(1234.5)]).toEqual([
    'de',
    '1.234,50\u00a0€',
  ])
  connect({ fetch: () => Promise.reject(new TypeError('down')) })
  await expect(call(accountsApi.me, {})).rejects.toThrow(
    'Der Server ist nicht erreichbar. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  )
  await useLocale.getState().choose('fr')
  expect([document.documentElement.lang, localStorage.getItem('user-locale')]).toEqual(['fr', 'fr'])
  await expect(call(accountsApi.me, {})).rejects.toThrow('Le serveur est injoignable. Vérifiez votre connexion')
})
