import { useLocale } from '@keyhaven/shared-contracts/web/locale'
import { type ComponentType, lazy, Suspense } from 'react'
import { useComposition } from '../composition.ts'
import { versionsCatalog } from '../../messages/catalogs.ts'

// Most pages have nothing to say. Where the words cannot be fetched, the page goes on without them.
const VersionNotices = lazy<ComponentType>(() =>
  Promise.all([import('./version-notices.tsx'), versionsCatalog.load(useLocale.getState().locale)]).then(
    ([module]) => ({ default: module.VersionNotices }),
    () => ({ default: () => null }),
  ),
)

/** Says which areas run in another version than everybody's, what is known of none, and what is newer by now. */
export function VersionNotice() {
  const { releases, fallbacks, newer } = useComposition()
  const { overrides, pickedSet, unread, isOld } = releases
  const isNeeded =
    newer || isOld || pickedSet || [fallbacks, Object.keys(overrides), Object.keys(unread)].some(({ length }) => length)
  return isNeeded ? (
    <Suspense>
      <VersionNotices />
    </Suspense>
  ) : null
}
