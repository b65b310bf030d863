import { accentCss } from '@keyhaven/shared-contracts/domain/accent'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useLayoutEffect, useSyncExternalStore } from 'react'
import type { RouteObject } from 'react-router-dom'
import { EmbedBoundary } from './embed-boundary.tsx'
import { EmbedLanguage } from './language/embed-language.tsx'
import { EmbedGate } from './embed-gate.tsx'
import type { Emit, EmbedOptions } from './embed-options.ts'

const dark = window.matchMedia('(prefers-color-scheme: dark)')
const listen = (onChange: () => void) => {
  dark.addEventListener('change', onChange)
  return () => dark.removeEventListener('change', onChange)
}

/** The theme that an element asks for, or else that of the visitor's device. Nothing is kept. */
const useShownTheme = (option: string) => {
  const isDark = useSyncExternalStore(listen, () => dark.matches)
  return option === 'light' || option === 'dark' ? option : isDark ? 'dark' : 'light'
}

type Props = {
  options: EmbedOptions
  id: string
  origin: string
  cache: QueryClient
  pages: RouteObject[]
  colours: CSSStyleSheet
  tell: Emit
  onShown: () => void
}

const isColour = (value: string | null | undefined) => /^#[\da-f]{6}$/i.test(value ?? '')

/** Everything that one element shows. */
export function EmbeddedSite({ options, id, origin, cache, pages, colours, tell, onShown }: Props) {
  const theme = useShownTheme(options.theme)
  return (
    <QueryClientProvider client={cache}>
      <EmbedLanguage options={options}>
        {(locale) => (
          <div className="kh kh-embed" data-theme={theme} lang={locale}>
            <EmbedBoundary tell={tell} onShown={onShown}>
              <EmbedGate key={options.owner} {...{ options, id, locale, origin, pages, tell, onShown }}>
                {(site) => <Colours sheet={colours} accent={[options.accent, site?.accent].find(isColour)} />}
              </EmbedGate>
            </EmbedBoundary>
          </div>
        )}
      </EmbedLanguage>
    </QueryClientProvider>
  )
}

function Colours({ sheet, accent }: { sheet: CSSStyleSheet; accent: string | null | undefined }) {
  useLayoutEffect(() => sheet.replaceSync(accent ? accentCss(accent.toLowerCase()) : ''), [sheet, accent])
  return null
}
