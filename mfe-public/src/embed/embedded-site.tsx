import { accentCss } from '@keyhaven/shared-contracts/domain/accent'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useLayoutEffect, useSyncExternalStore } from 'react'
import { EmbedBoundary } from './embed-boundary.tsx'
import { EmbedLanguage } from './language/embed-language.tsx'
import { EmbedGate } from './embed-gate.tsx'
import type { Emit, Wanted } from './loader.ts'

const dark = window.matchMedia('(prefers-color-scheme: dark)')
const listen = (changed: () => void) => {
  dark.addEventListener('change', changed)
  return () => dark.removeEventListener('change', changed)
}

/** The theme that an element asks for, or else that of the visitor's device. Nothing is kept. */
const useShownTheme = (wanted: string) => {
  const isDark = useSyncExternalStore(listen, () => dark.matches)
  return wanted === 'light' || wanted === 'dark' ? wanted : isDark ? 'dark' : 'light'
}

type Props = {
  wanted: Wanted
  id: string
  origin: string
  cache: QueryClient
  colours: CSSStyleSheet
  tell: Emit
  onShown: () => void
}

const isColour = (value: string | null | undefined) => /^#[\da-f]{6}$/i.test(value ?? '')

/** Everything that one element shows. */
export function EmbeddedSite({ wanted, id, origin, cache, colours, tell, onShown }: Props) {
  const shown = useShownTheme(wanted.theme)
  return (
    <QueryClientProvider client={cache}>
      <EmbedLanguage wanted={wanted}>
        {(locale) => (
          <div className="kh kh-embed" data-theme={shown} lang={locale}>
            <EmbedBoundary tell={tell} onShown={onShown}>
              <EmbedGate key={wanted.owner} {...{ wanted, id, locale, origin, tell, onShown }}>
                {(site) => <Colours sheet={colours} accent={[wanted.accent, site?.accent].find(isColour)} />}
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
