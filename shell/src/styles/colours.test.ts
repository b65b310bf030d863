import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { themes } from '@keyhaven/shared-contracts/host'
import { theme } from 'antd'
import { describe, expect, it } from 'vitest'

const css = readFileSync(join(import.meta.dirname, 'colours.css'), 'utf8')
const colours = (block: string) =>
  Object.fromEntries([...block.matchAll(/--([\w-]+):\s*(#[\da-f]{6});/g)].map(([, name, value]) => [name, value]))
const light = colours(css.split('.dark {')[0] ?? '')
const dark = colours(css.split('.dark {')[1]?.split('}')[0] ?? '')

describe('the frame that is painted before any script', () => {
  it.each([
    ['light', light, themes.light],
    ['dark', dark, themes.dark],
  ] as const)('has the colours of the %s theme', (_name, own, config) => {
    const frame = { ...light, ...own }
    const { token } = config
    const design = theme.getDesignToken(config)
    expect([frame['paper'], frame['card'], frame['line'], frame['ink'], frame['ink-soft']]).toEqual([
      token.colorBgLayout,
      token.colorBgContainer,
      token.colorBorderSecondary,
      token.colorTextBase,
      token.colorTextSecondary,
    ])
    expect(['ink-quiet', 'ink-warning', 'ink-danger', 'good', 'bad'].map((name) => frame[name])).toEqual([
      design.colorTextDescription,
      design.colorWarningText,
      design.colorErrorText,
      design.colorSuccess,
      design.colorError,
    ])
  })
})
