import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { expect, it } from 'vitest'
import { freshStore } from '../testing/builds.ts'
import { inStore, type Store } from '../store/store.ts'
import { takeTurn } from './turns.ts'

const putTicket = (store: Store, name: string) => {
  mkdirSync(inStore(store, 'turns'), { recursive: true })
  writeFileSync(inStore(store, 'turns', name), '')
}

it('lets changes through one at a time, and forgets nobody', async () => {
  const store = freshStore()
  let running = 0
  const atOnce: number[] = []
  const change = async () => {
    const leave = await takeTurn(store)
    atOnce.push((running += 1))
    await new Promise(setImmediate)
    running -= 1
    await leave()
  }
  await Promise.all([change(), change(), change(), change(), change()])
  expect(atOnce).toEqual([1, 1, 1, 1, 1])
  expect(readdirSync(inStore(store, 'turns'))).toEqual([])
})

it('waits for no process of this machine that died', async () => {
  const store = freshStore()
  // Numbers of processes end far below.
  putTicket(store, `${hostname().replaceAll('~', '-')}~999999999~12345678~1`)
  const leave = await takeTurn(store, Number.POSITIVE_INFINITY)
  await leave()
  expect(readdirSync(inStore(store, 'turns'))).toEqual([])
})

it('passes over a ticket of another machine that stays, so that nothing is ever locked', async () => {
  const store = freshStore()
  putTicket(store, 'elsewhere~1~12345678~1')
  const leave = await takeTurn(store, 50)
  await leave()
  expect(readdirSync(inStore(store, 'turns'))).toEqual([])
})
