import { ownImage } from '@keyhaven/shared-contracts/contract/images'
import { ApiError } from '@keyhaven/shared-contracts/web/api'
import { z } from 'zod'
import { isUnsure } from './use-create-once.ts'
import type { Messages } from '../../messages/images/en.ts'
import type { ImageCalls } from '../image-calls.ts'
import {
  withUploaded,
  changeItem,
  isChanged,
  isComplete,
  isRedescribed,
  markedOf,
  needsArranging,
  newOf,
  type NewImage,
  withServerImages,
  type SavedImage,
  wantedOrder,
} from './image-draft.ts'
import type { ImageStore } from './image-store.ts'

const maxParallel = 3

/** Three at a time: one fills the line while the server draws the others. */
const each = async <I>(items: readonly I[], work: (item: I) => Promise<void>) => {
  const waiting = [...items]
  const worker = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item)
  }
  await Promise.all(Array.from({ length: maxParallel }, worker))
}

const wordsOf = (t: Messages['saving'], error: unknown) => {
  if (!(error instanceof ApiError)) return error instanceof Error ? error.message : t.wentWrong
  return Object.values(error.problem.fields ?? {})[0]?.[0] ?? error.problem.message
}
const isGone = (error: unknown) => error instanceof ApiError && error.status === 404

/** Saves the pictures of one record as far as it goes; true when everything is as it is shown. */
export const saveImages = async (t: Messages['saving'], store: ImageStore, calls: ImageCalls, only?: string) => {
  const stop = new AbortController()
  const { signal } = stop
  const say = (key: string, problem: string | undefined, more: Partial<NewImage> = {}) =>
    store.setState((state) => changeItem<NewImage>(state, key, { ...more, problem }))
  const isWanted = ({ key }: { key: string }) => !signal.aborted && (only === undefined || only === key)
  const goOn = (error: unknown) => {
    // Signed out: nothing more can be sent.
    if (error instanceof ApiError && error.status === 401) stop.abort()
    return wordsOf(t, error)
  }

  const remove = async ({ key, image }: SavedImage) => {
    if (!isWanted({ key })) return
    try {
      await calls.remove(image.id).catch((error: unknown) => {
        if (!isGone(error)) throw error
      })
      store.setState(({ items }) => ({ items: items.filter((item) => item.key !== key) }))
    } catch (error) {
      say(key, goOn(error))
    }
  }
  const describe = async ({ key, image, description }: SavedImage) => {
    if (!isWanted({ key })) return
    try {
      const described = await calls.describe(image.id, description.trim())
      store.setState((state) =>
        changeItem<SavedImage>(state, key, { image: described, description: described.alt_text, problem: undefined }),
      )
    } catch (error) {
      say(key, goOn(error))
    }
  }
  const upload = (isAlone: boolean) => async (item: NewImage) => {
    const { key, file, description } = item
    if (!isWanted(item)) return say(key, t.notYet, { step: 'chosen' })
    say(key, undefined, { step: 'sending', progress: 0 })
    try {
      const onProgress = (progress: number) => store.setState((state) => changeItem<NewImage>(state, key, { progress }))
      const image = await calls.add(file, description.trim(), { signal, onProgress })
      store.setState((state) => withUploaded(state, key, image, isAlone))
    } catch (error) {
      const problem = signal.aborted ? t.stopped : goOn(error)
      say(key, problem, { step: 'chosen', progress: 0, isUnsure: isUnsure(error) })
    }
    return undefined
  }

  const lookUp = async () => {
    const images = await calls.list()
    store.setState((state) => withServerImages(state, images))
  }
  const arrange = async (): Promise<void> => {
    try {
      const images = await calls.arrange(wantedOrder(store.getState()))
      store.setState(() => ({ order: images.map(({ id }) => id) }))
    } catch (error) {
      const current = error instanceof ApiError && error.problem.code === 'stale' && error.problem.current
      const { data } = z.array(ownImage).safeParse(current)
      // Another tab added or deleted some: those are taken over, and shown after ours.
      if (data) store.setState((state) => withServerImages(state, data))
      store.setState(() => ({
        problem: data ? t.changedElsewhere : goOn(error),
      }))
    }
  }

  store.setState(() => ({ stop, problem: undefined, rejectedFiles: null, announcement: '' }))
  try {
    if (newOf(store.getState()).some((item) => item.isUnsure)) await lookUp()
    await each(markedOf(store.getState()), remove)
    await each(store.getState().items.filter(isRedescribed), describe)
    const sendable = newOf(store.getState()).filter(
      (item) => isWanted(item) && isComplete({ items: [item], order: [] }),
    )
    store.setState(() => ({ toSend: sendable.reduce((bytes, { file }) => bytes + file.size, 0) }))
    for (const { key } of sendable) say(key, undefined, { step: 'queued', progress: 0 })
    await each(sendable, upload(sendable.length === 1))
    if (!signal.aborted && needsArranging(store.getState())) await arrange()
  } catch (error) {
    const problem = goOn(error)
    store.setState(() => ({ problem }))
  } finally {
    store.setState(() => ({ stop: null, toSend: 0 }))
  }
  return !isChanged(store.getState())
}
