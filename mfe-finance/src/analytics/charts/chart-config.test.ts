import { themes } from '@keyhaven/shared-contracts/web/ui/theme-provider'
import { theme } from 'antd'
import { beforeEach, expect, it, vi } from 'vitest'
import { chartConfig } from './chart-config.ts'
import type { ChartKind } from './point.ts'

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  return () => vi.unstubAllGlobals()
})

const legendOf = (kind: ChartKind) => {
  const points = ['Confirmed', 'Total'].map((series) => ({ label: 'Seehaus', series, value: 2 }))
  const token = theme.getDesignToken(themes.light)
  const { legend } = chartConfig({ kind, points, show: String, height: 320, token, dark: false }) as unknown as {
    legend: { color: { labelFormatter: (name: string | undefined) => string } }
  }
  return legend.color.labelFormatter
}

it.each<ChartKind>(['pie', 'bars', 'rate'])(
  'names the parts of %s in its legend, and what the library calls nothing',
  (kind) => {
    const named = legendOf(kind)
    expect(named('Haus am See')).toBe('Haus am See')
    expect(named('Ferienhaus am Mondsee')).toBe('Ferienhaus am Mon…')
    // When a chart is drawn anew, the library asks for one name more and then leaves it out.
    expect(named(undefined)).toBe('')
  },
)
