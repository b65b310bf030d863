import { describe, expect, it } from 'vitest'
import { lackingNames, shortfalls } from './compatibility.ts'

describe('shortfalls', () => {
  const platform = { contract: '1.3.0', antd: '6.6.8' }

  it('accepts an equal or older minor version of the same major one', () => {
    expect(shortfalls({ contract: '1.3', antd: '6.2' }, platform)).toEqual([])
  })

  it('says what is missing, older or of another major version', () => {
    expect(shortfalls({ contract: '2.0', antd: '6.7', charts: '1.0' }, platform)).toEqual([
      'it needs contract 2.0, this shell has 1.3.0',
      'it needs antd 6.7, this shell has 6.6.8',
      'it needs charts 1.0, this shell has none',
    ])
  })

  it('accepts what is older by a major version where the host says that it serves it still', () => {
    const wide = { contract: { version: '3.1.0', since: '1.4.0' } }
    expect(shortfalls({ contract: '1.4' }, wide)).toEqual([])
    expect(shortfalls({ contract: '2.9' }, wide)).toEqual([])
    expect(shortfalls({ contract: '1.3' }, wide)).toEqual(['it needs contract 1.3, this shell has 3.1.0'])
    expect(shortfalls({ contract: '3.2' }, wide)).toEqual(['it needs contract 3.2, this shell has 3.1.0'])
  })
})

it('names what a release borrows and a host does not offer', () => {
  const borrowed = { 'web/page': ['PageTitle', 'Ribbon'], 'web/maps': ['Map'], antd: ['Button'], 'web/zod': ['*'] }
  const offered = { 'web/page': ['PageTitle'], antd: ['Button', 'Card'] }
  expect(lackingNames(borrowed, offered)).toEqual(['web/page Ribbon', 'web/maps Map'])
})
