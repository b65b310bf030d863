import { expect, it } from 'vitest'
import { catalog } from './catalog.ts'
import { loadWords, registerReasons } from './reason-words.ts'

const stays = (messages: Record<string, string>) => catalog('reasons/stays', () => Promise.resolve({ messages }))

it('has the words of each area where areas of two releases bring sentences of one group', async () => {
  registerReasons(stays({ streetRequired: 'Street is required', busy: 'Please wait.' }))
  registerReasons(stays({ choose: 'Choose a unit', busy: 'Please try again.' }))
  expect(await loadWords({ key: 'stays.choose' })).toBe('Choose a unit')
  expect(await loadWords({ key: 'stays.streetRequired' })).toBe('Street is required')
  expect(await loadWords({ key: 'stays.busy' })).toBe('Please try again.')
  expect(await loadWords({ key: 'stays.nothing' })).toBeUndefined()
})
