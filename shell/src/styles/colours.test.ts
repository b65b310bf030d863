import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { themes } from '@keyhaven/shared-contracts/host'
import { describe, expect, it } from 'vitest'

const css = readFileSync(join(import.meta.dirname, 'colours.css'), 'utf8')
const colours = (block: string) =>
  Object.fromEntries([...block.matchAll(/--([\w-]+):\s*(#[\da-f]{6});/g)].map(([, name, value]) => [name, value]))
const light = colours(css.split('.dark {')[0] ?? '')
const dark = colours(css.split('.dark {')[1]?.split('}')[0] ?? '')

describe('the frame that is painted before any script', () => {
  it.each([
    ['light', light, themes.light.token],
    ['dark', dark, themes.dark.token],
  ] as const)('has the colours of the %s theme', (_name, frame, theme) => {
    expect([frame['paper'], frame['card'], frame['line'], frame['ink'], frame['ink-soft']]).toEqual([
      theme?.colorBgLayout,
      theme?.colorBgContainer,
      theme?.colorBorderSecondary,
      theme?.colorTextBase,
      theme?.colorTextSecondary,
    ])
  })
})
