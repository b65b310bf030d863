import { useSession } from '@keyhaven/shared-contracts/web/session'
import { isChanged } from './draft/image-draft.ts'
import type { ImageStore } from './draft/image-store.ts'

/** What pictures belong to: an owner's record, or one that is not created yet. */
export type About = { owner: number; word: 'property' | 'unit'; id: number | undefined }

const kept = new Map<string, ImageStore>()
const nameOf = ({ owner, word, id }: About) => `${owner} ${word} ${id ?? 'new'}`

/** A session that ends must not cost the pictures that were chosen: they wait, in this tab, until their form is opened again. */
export const keepWithoutSession = (about: About, store: ImageStore) => {
  if (useSession.getState().token === null && isChanged(store.get())) kept.set(nameOf(about), store)
}
export const takeKept = (about: About) => {
  const store = kept.get(nameOf(about))
  kept.delete(nameOf(about))
  return store
}
