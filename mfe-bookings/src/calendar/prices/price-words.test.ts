import { describe, expect, it } from 'vitest'
import { messages as de } from '../../messages/calendar/de.ts'
import { messages as en } from '../../messages/calendar/en.ts'
import { priceFigures, priceWords } from './price-words.ts'

describe('the price of a night in its cell', () => {
  const shown = (price: number, width: number) => priceWords(en.grid, price, width, width >= 60)

  it('has cents where there are some, in as many letters as there is room for', () => {
    expect([90, 60, 48, 40, 34, 20].map((width) => shown(120.5, width))).toEqual([
      ...['from €120.50', '€120.50', '€120.50', '120.50', '120⁵⁰', ''],
    ])
    expect([60, 30, 24].map((width) => shown(120, width))).toEqual(['from €120', '€120', '120'])
    expect(priceWords(de.grid, 120.5, 34, false)).toBe('120⁵⁰')
  })

  it('is never another amount', () => {
    for (const price of [0.99, 99.5, 120.49, 999.99, 1234.5])
      for (let width = 10; width < 120; width += 5) {
        const digits = shown(price, width).replace(/[⁰¹²³⁴-⁹]/g, (one) => `${'⁰¹²³⁴⁵⁶⁷⁸⁹'.indexOf(one)}`)
        expect(['', String(Math.round(price * 100))]).toContain(digits.replaceAll(/\D/g, '').replace(/^0+(?=\d)/, ''))
      }
  })

  it('is figures alone in a row of nights', () => {
    expect([60, 34, 24, 12].map((width) => priceFigures(en.grid, 89, width))).toEqual(['89', '89', '89', '…'])
    expect([48, 28].map((width) => priceFigures(de.grid, 89.5, width))).toEqual(['89,50', '89⁵⁰'])
    expect([34, 33].map((width) => priceFigures(en.grid, 1250, width))).toEqual(['1,250', '1250'])
    expect(priceFigures(en.grid, 12_345.5, 33)).toBe('…')
  })
})
