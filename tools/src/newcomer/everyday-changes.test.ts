import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { at } from '../build/workspace.ts'
import { everydayChanges } from './everyday-changes.ts'

const singular = (word: string) => word.toLowerCase().replace(/s$/, '')
const wordsOf = (wish: string) => [...wish.matchAll(/\*(\w+)\*/g)].map(([, word = '']) => singular(word))
const namesIn = (file: string) => file.split(/[/.-]/).map(singular)

/** Words of a wish that its file and folders do not say. */
const unsaid = ({ wish, file }: { wish: string; file: string }) =>
  wordsOf(wish).filter((word) => !namesIn(file).includes(word))

it.each(everydayChanges)('$wish: $file is there, and its path says so', (change) => {
  expect(existsSync(at(change.file))).toBe(true)
  expect(wordsOf(change.wish)).not.toEqual([])
  expect(unsaid(change)).toEqual([])
})

it('holds twenty-five different changes', () => {
  expect(new Set(everydayChanges.map(({ file }) => file)).size).toBe(25)
})

it('finds a file whose path does not say what it is for', () => {
  expect(unsaid({ wish: 'Change the *footer* of the *sites*', file: 'mfe-public/src/site/brand.tsx' })).toEqual([
    'footer',
  ])
})
