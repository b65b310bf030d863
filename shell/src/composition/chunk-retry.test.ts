import { describe, expect, it } from 'vitest'
import { withRetry } from './chunk-retry.ts'

const chunkLoadError = () => Object.assign(new Error('Loading chunk 1 failed'), { name: 'ChunkLoadError' })
const failing = (times: number, error: () => Error) => {
  let asked = 0
  const load = () => (++asked <= times ? Promise.reject(error()) : Promise.resolve('loaded'))
  return { load, asked: () => asked }
}

describe('a chunk of the shell', () => {
  it('is asked for again after a failure of the network', async () => {
    const { load, asked } = failing(2, chunkLoadError)
    expect(await withRetry(load, [0, 0])('1')).toBe('loaded')
    expect(asked()).toBe(3)
  })

  it('fails for good after the last try', async () => {
    await expect(withRetry(failing(9, chunkLoadError).load, [0, 0])('1')).rejects.toThrow('Loading chunk 1 failed')
  })

  it('is not asked for again when it stopped for another reason', async () => {
    const { load, asked } = failing(1, () => new Error('broken'))
    await expect(withRetry(load, [0, 0])('1')).rejects.toThrow('broken')
    expect(asked()).toBe(1)
  })
})
