import { accentCss } from '@keyhaven/shared-contracts/domain/accent'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useLayoutEffect } from 'react'
import { EmbedBoundary } from './embed-boundary.tsx'
import { EmbedGate } from './embed-gate.tsx'
import type { Emit } from './events.ts'
import type { Wanted } from './loader.ts'
import { useShownTheme } from './shown-theme.ts'

type Props = { wanted: Wanted; origin: string; cache: QueryClient; colours: CSSStyleSheet; tell: Emit }

const isColour = (value: string | null | undefined) => /^#[\da-f]{6}$/i.test(value ?? '')

/** Everything that one element shows. */
export function EmbeddedSite({ wanted, origin, cache, colours, tell }: Props) {
  const shown = useShownTheme(wanted.theme)
  return (
    <div className="kh kh-embed" data-theme={shown}>
      <EmbedBoundary tell={tell}>
        <QueryClientProvider client={cache}>
          <EmbedGate key={wanted.owner} wanted={wanted} origin={origin} tell={tell}>
            {(site) => <Colours sheet={colours} accent={[wanted.accent, site?.accent].find(isColour)} />}
          </EmbedGate>
        </QueryClientProvider>
      </EmbedBoundary>
    </div>
  )
}

function Colours({ sheet, accent }: { sheet: CSSStyleSheet; accent: string | null | undefined }) {
  useLayoutEffect(() => sheet.replaceSync(accent ? accentCss(accent.toLowerCase()) : ''), [sheet, accent])
  return null
}
