import type { OwnImage } from '@keyhaven/shared-contracts/contract/images'
import { expect, it } from 'vitest'
import { messages } from '../../messages/images/en.ts'
import { addFiles } from './file-choice.ts'
import {
  withUploaded,
  changeItem,
  draftOf,
  isChanged,
  isComplete,
  moveItem,
  type NewImage,
  withServerImages,
  wantedOrder,
  withoutItem,
} from './image-draft.ts'

const image = (id: number, alt_text = 'x'): OwnImage => ({
  id,
  name: `${id}.png`,
  image: `${id}.webp`,
  alt_text,
  width: 4,
  height: 3,
  sources: [],
})
const file = (name: string, bytes = 10) => new File([new Uint8Array(bytes)], name, { type: 'image/png' })
const draft = draftOf([image(1), image(2), image(3)])

it('has changed when something is added, deleted, described or moved, and no longer once it is undone', () => {
  expect(isChanged(draft)).toBe(false)
  expect(isChanged(addFiles(messages, draft, [file('a.png')]).draft)).toBe(true)
  expect(isChanged(withoutItem(draft, 'saved-1'))).toBe(true)
  expect(isChanged(changeItem(withoutItem(draft, 'saved-1'), 'saved-1', { isMarked: false }))).toBe(false)
  expect(isChanged(changeItem(draft, 'saved-1', { description: 'y' }))).toBe(true)
  expect(isChanged(changeItem(draft, 'saved-1', { description: ' x ' }))).toBe(false)
  const moved = moveItem(draft, 'saved-3', 'saved-1')
  expect(wantedOrder(moved)).toEqual([3, 1, 2])
  expect(isChanged(moved)).toBe(true)
  expect(isChanged(moveItem(moved, 'saved-3', 'saved-2'))).toBe(false)
})

it('is complete when everything that is shown is described and small enough', () => {
  const { draft: chosen } = addFiles(messages, draft, [file('a.png')])
  const key = chosen.items.at(-1)?.key ?? ''
  expect(isComplete(chosen)).toBe(true)
  expect(isComplete(changeItem(chosen, key, { description: '' }))).toBe(false)
  expect(isComplete(changeItem(chosen, key, { description: '  ' }))).toBe(false)
  expect(isComplete(changeItem(chosen, key, { description: 'A lake' }))).toBe(true)
  expect(isComplete(changeItem(chosen, key, { description: 'A lake', file: file('a.png', 512_001) }))).toBe(false)
  expect(isComplete(changeItem(chosen, key, { description: 'A lake', file: file('a.png', 512_000) }))).toBe(true)
  expect(isComplete(withoutItem(changeItem(draft, 'saved-1', { description: '' }), 'saved-1'))).toBe(true)
})

it('knows the order of the server after one picture arrived alone, and asks for it after several', () => {
  const { draft: chosen } = addFiles(messages, draft, [file('a.png'), file('b.png')])
  const [a = '', b = ''] = chosen.items.slice(3).map(({ key }) => key)
  const one = withUploaded(withoutItem(chosen, b), a, image(4, 'Photo 4'), true)
  expect(one.order).toEqual([1, 2, 3, 4])
  expect(isChanged(one)).toBe(false)
  const two = withUploaded(withUploaded(chosen, b, image(4, ''), false), a, image(5, ''), false)
  expect(wantedOrder(two)).toEqual([1, 2, 3, 5, 4])
  expect(isChanged(two)).toBe(true)
})

it('takes what the server has by now, and keeps what was done here', () => {
  const edited = addFiles(messages, changeItem(draft, 'saved-2', { description: 'Mine' }), [file('a.png')]).draft
  const fresh = withServerImages(withoutItem(edited, 'saved-3'), [image(9), image(3), image(2, 'Theirs')])
  expect(fresh.items.map(({ name, description }) => `${name} ${description}`.trim())).toEqual([
    '2.png Mine',
    '3.png x',
    'a.png Photo 4',
    '9.png x',
  ])
  expect(wantedOrder(fresh)).toEqual([2, 9])
})

it('skips a name that is chosen, shrunk or saved already, but not one that is deleted', () => {
  const { draft: chosen } = addFiles(messages, draft, [file('a.png'), file('a.png'), file('1.png')])
  expect(chosen.items).toHaveLength(4)
  const shrunk = changeItem(chosen, chosen.items[3]?.key ?? '', { file: file('a.webp') })
  expect(addFiles(messages, shrunk, [file('a.png'), file('a.webp')]).rejectedFiles?.skipped).toEqual([
    'a.png',
    'a.webp',
  ])
  expect(addFiles(messages, withoutItem(draft, 'saved-1'), [file('1.png')]).rejectedFiles).toBeNull()
})

it('takes what the server has under the name of an upload without an answer for that picture, once', () => {
  const { draft: chosen } = addFiles(messages, draft, [file('a.png'), file('b.png')])
  const [a = '', b = ''] = chosen.items.slice(3).map(({ key }) => key)
  const unsure = changeItem<NewImage>(changeItem<NewImage>(chosen, a, { isUnsure: true, description: 'Mine' }), b, {
    isUnsure: true,
  })
  const there = [1, 2, 3].map((id) => image(id))
  const fresh = withServerImages(unsure, [...there, { ...image(4), name: 'a.png' }])
  expect(fresh.items.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
    'saved 1.png',
    'saved 2.png',
    'saved 3.png',
    'saved a.png',
    'new b.png',
  ])
  expect(fresh.items[3]?.description).toBe('Mine')
})

it('knows a file by the name that the API gives it', () => {
  const odd = `\u202Elake${'-'.repeat(250)}.png`
  const { draft: chosen } = addFiles(messages, draft, [file(odd)])
  const key = chosen.items[3]?.key ?? ''
  const name = `lake${'-'.repeat(156)}…${'-'.repeat(35)}.png`
  const there = [...[1, 2, 3].map((id) => image(id)), { ...image(4), name }]
  const fresh = withServerImages(changeItem<NewImage>(chosen, key, { isUnsure: true }), there)
  expect(fresh.items.map(({ kind }) => kind)).toEqual(['saved', 'saved', 'saved', 'saved'])
  expect(addFiles(messages, fresh, [file(odd)]).rejectedFiles?.skipped).toEqual([odd])
})
