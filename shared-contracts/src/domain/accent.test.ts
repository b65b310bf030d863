import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { accentCss, accentShades, contrast } from './accent.ts'

const byte = fc.integer({ min: 0, max: 255 })
const colour = fc
  .tuple(byte, byte, byte)
  .map((parts) => `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`)
const papers = { light: ['#ffffff', '#f6f3ee'], dark: ['#0c1416', '#141f22', '#1b292d'] } as const

describe('the colour that an owner chooses', () => {
  it.each(['light', 'dark'] as const)('leaves words readable on buttons and as links in the %s theme', (theme) => {
    fc.assert(
      fc.property(colour, (chosen) => {
        const shades = accentShades(chosen)[theme]
        for (const fill of [shades.accent, shades['accent-deep']])
          expect(contrast(fill, shades['on-accent'])).toBeGreaterThanOrEqual(4.5)
        for (const paper of [...papers[theme], shades.tint])
          expect(contrast(shades.link, paper)).toBeGreaterThanOrEqual(4.5)
        for (const paper of papers[theme]) expect(contrast(shades.accent, paper)).toBeGreaterThanOrEqual(3)
      }),
    )
  })

  it('stays as it was chosen where it can be read', () => {
    expect(accentShades('#0f5257').light).toMatchObject({ accent: '#0f5257', link: '#0f5257', 'on-accent': '#ffffff' })
  })

  it('becomes rules for both themes, the document’s own too', () => {
    const css = accentCss('#ffe100')
    expect(css).toContain('.kh{--kh-accent:#')
    expect(css).toContain(".kh[data-theme='dark'],.dark .kh:not([data-theme]){--kh-accent:#ffe100")
  })
})
