import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { bigPicture } from '../../testing/images.tsx'
import { messages } from '../../messages/images/en.ts'
import { addFiles } from './file-choice.ts'
import { draftOf, newOf } from './image-draft.ts'
import { imageStore } from './image-store.ts'
import { shrinkImages, stopShrinking, oversizedKeys } from './image-preparation.ts'

const chosen = () => imageStore(addFiles(messages, draftOf([]), [bigPicture('lake.png'), bigPicture('boat.png')]).draft)
const seen = (store: ReturnType<typeof chosen>) =>
  newOf(store.getState()).map(({ name, step, problem }) => ({ name, step, wasTried: problem !== undefined }))

beforeEach(() => {
  // As in a browser that decodes none of them: each one that is tried has a problem afterwards.
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
    throw new Error('Not decoded')
  })
})
afterEach(() => vi.restoreAllMocks())

it('tries one picture after the other', async () => {
  const store = chosen()
  await shrinkImages(messages, store, oversizedKeys(store))
  expect(seen(store)).toEqual([
    { name: 'lake.png', step: 'chosen', wasTried: true },
    { name: 'boat.png', step: 'chosen', wasTried: true },
  ])
})

it('goes on with no other picture once nobody looks at them, and leaves them as they were chosen', async () => {
  const store = chosen()
  const shrinking = shrinkImages(messages, store, oversizedKeys(store))
  stopShrinking(store)
  await shrinking
  expect(seen(store)).toEqual([
    { name: 'lake.png', step: 'chosen', wasTried: true },
    { name: 'boat.png', step: 'chosen', wasTried: false },
  ])
})
