import { describe, expect, it } from 'vitest'
import type { ChunkGroup } from '../store/build-info.ts'
import { areaFiles, catalogFiles, pageFiles, shareFiles, shareSheets } from './preload.ts'

const group = (more: Partial<ChunkGroup>): ChunkGroup => ({
  request: null,
  share: null,
  initial: false,
  files: [],
  shares: [],
  ...more,
})
const area = [
  group({ initial: true, files: ['remoteEntry.js'] }),
  group({ files: ['expose.js'], shares: ['web/paths'] }),
  group({ request: './bookings/bookings-page.tsx', files: ['page.js', 'page.css', 'both.js'], shares: ['antd/data'] }),
  group({ request: './clients/clients-page.tsx', files: ['clients.js', 'both.js'], shares: ['antd/form'] }),
]
const shell = [
  group({ request: './src/main.ts', initial: true, files: ['index.js'] }),
  group({ share: 'antd/data', files: ['data.js'], shares: ['antd/core', 'antd/display', 'antd/data'] }),
  group({ share: 'antd/display', files: ['display.css', 'display.js'] }),
]

describe('the preload list', () => {
  it('of an area is its entry and its exposed module', () => {
    expect(areaFiles(area)).toEqual(['remoteEntry.js', 'expose.js'])
  })

  it('of a page adds the scripts that its route loads, and no other page', () => {
    expect(pageFiles(area, 'bookings/bookings-page')).toEqual({
      files: ['page.js', 'both.js'],
      sheets: ['page.css'],
      shares: ['web/paths', 'antd/data'],
    })
  })

  it('of a page without a module is that of its area', () => {
    expect(pageFiles(area, undefined)).toEqual({ files: [], sheets: [], shares: ['web/paths'] })
  })

  it('follows shared modules to what they need and leaves out what the shell starts with', () => {
    expect(shareFiles(shell, ['web/paths', 'antd/data'])).toEqual(['data.js', 'display.js'])
  })

  it('has the style sheets of shared modules', () => {
    expect(shareSheets(shell, ['antd/data'])).toEqual(['display.css'])
  })

  it('has the messages of a page in each language, to choose from by the reader', () => {
    const catalogs = [
      group({ request: './bookings/de.ts', files: ['bookings.de.js'] }),
      group({ request: './clients/de.ts', files: ['clients.de.js'] }),
      group({ request: '@keyhaven/shared-contracts/reasons/bookings/it', files: ['reasons.it.js'] }),
    ]
    expect(catalogFiles(catalogs, ['bookings', 'reasons/bookings'])).toEqual([
      { file: 'bookings.de.js', lang: 'de' },
      { file: 'reasons.it.js', lang: 'it' },
    ])
  })
})
