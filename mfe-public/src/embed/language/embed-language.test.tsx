import { testServer, type TestOwner } from '@keyhaven/api/testing/test-server'
import { draw } from '@keyhaven/shared-contracts/testing/draw'
import { connect } from '@keyhaven/shared-contracts/web/api'
import { useLanguage } from '@keyhaven/shared-contracts/web/locale'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { beforeAll, expect, it, vi } from 'vitest'
import { EmbedLanguage } from './embed-language.tsx'

const server = await testServer()
let owner: TestOwner
beforeAll(async () => {
  owner = await server.signUpOwner()
  await owner.call('PATCH', '/api/site-settings/', { locale: 'fr' })
})

const Amount = () => <p>{useLanguage().euros(1234.5)}</p>
const show = (lang: string) => {
  connect({ origin: window.location.origin, fetch: server.fetch })
  const wanted = {
    ...{ owner: owner.user.slug, property: '', unit: '', theme: '', accent: '', history: '', lang },
    shows: 'booking' as const,
  }
  draw(
    <QueryClientProvider client={new QueryClient()}>
      <EmbedLanguage options={wanted}>
        {(locale) => (
          <div lang={locale}>
            <Amount />
          </div>
        )}
      </EmbedLanguage>
    </QueryClientProvider>,
  )
}
const shown = () => {
  const words = document.querySelector('p')
  return [words?.textContent, words?.closest('[lang]')?.getAttribute('lang')]
}

it('is the one of the element or of the page around it, whatever its region', async () => {
  show('de-AT')
  await vi.waitFor(() => expect(shown()).toEqual(['1.234,50\u00a0€', 'de']))
  show('en')
  await vi.waitFor(() => expect(shown()).toEqual(['€1,234.50', 'en']))
})

it.each(['', 'es'])('is the one of its owner where “%s” is none that there is', async (lang) => {
  show(lang)
  await vi.waitFor(() => expect(shown()).toEqual(['1\u202f234,50\u00a0€', 'fr']))
})
