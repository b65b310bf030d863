import { expect, test } from 'vitest'
import { freeSlug, slugOf } from './slug.ts'

test('a name of any script becomes a plain address', () => {
  expect(slugOf('Čedomir Müller')).toBe('cedomir-muller')
  expect(slugOf('Zoë O’Neill-Strauß')).toBe('zoe-o-neill-strauss')
  expect(slugOf('Łukasz Żółw')).toBe('lukasz-zolw')
  expect(slugOf('C\u030cedomir')).toBe('cedomir')
  expect(slugOf('Анна Иванова')).toBe('anna-ivanova')
  expect(slugOf('Νίκος Παπαδόπουλος')).toBe('nikos-papadopoylos')
  expect(slugOf('王小明')).toBe('wangxiaoming')
  expect(slugOf(' – ')).toBe('host')
  expect(slugOf('a'.repeat(200))).toHaveLength(60)
})

test('a taken address counts on', () => {
  expect(freeSlug('anna', new Set())).toBe('anna')
  expect(freeSlug('anna', new Set(['anna', 'anna-2']))).toBe('anna-3')
})
