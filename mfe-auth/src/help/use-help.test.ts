import type { AreaHelp } from '@keyhaven/shared-contracts/platform/help'
import { expect, it } from 'vitest'
import { findTopic, joinSections } from './use-help.ts'

const part = (id: string, order: number, ...topics: string[]) => ({
  id,
  title: id,
  order,
  topics: topics.map((topic) => ({ id: topic, title: topic, content: ['…'] })),
})
const helps: AreaHelp[] = [
  { sections: [part('clients', 40, 'c1'), part('setup', 11, 's2')] },
  { sections: [part('setup', 10, 's1'), part('setup', 12, 's3', 's4'), part('units', 20, 'u1')] },
]
const outline = (of: AreaHelp[]) => joinSections(of).map(({ id, topics }) => [id, ...topics.map((topic) => topic.id)])

it('puts sections and the topics of several areas in order, whichever came first', () => {
  const wanted = [
    ['setup', 's1', 's2', 's3', 's4'],
    ['units', 'u1'],
    ['clients', 'c1'],
  ]
  expect(outline(helps)).toEqual(wanted)
  expect(outline(helps.toReversed())).toEqual(wanted)
})

it('leaves out what an area did not bring', () => {
  expect(outline(helps.slice(1))).toEqual([
    ['setup', 's1', 's3', 's4'],
    ['units', 'u1'],
  ])
})

it('finds a topic with its section, or nothing', () => {
  expect(findTopic(joinSections(helps), 's3')?.section.id).toBe('setup')
  expect(findTopic(joinSections(helps), 'gone')).toBeUndefined()
})
