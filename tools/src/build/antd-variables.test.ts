import postcss from 'postcss'
import { expect, it } from 'vitest'
import { inAllThemes } from './antd-variables.ts'

const sheet = (colour: string, duration = '0.2s') =>
  postcss.parse(`.tokens{--colour:${colour};--duration:${duration};--radius:8px}`)

it('says all variables by day, and only what differs by night and without motion', () => {
  expect(inAllThemes(sheet('white'), sheet('black'), sheet('white', '0s')).trim().split('\n')).toEqual([
    '.tokens{--colour:white;--duration:0.2s;--radius:8px}',
    ':where(.dark) .tokens{--colour:black}',
    '@media (prefers-reduced-motion: reduce){.tokens{--duration:0s}',
    '}',
  ])
})
