import { type Filler, useSlots } from '@keyhaven/shared-contracts/web/area'
import { useComposition } from '../composition.ts'
import type { Releases } from '../registry.ts'
import { off } from '../tab/overrides.ts'

/** The fillers of these releases by slot, in their order. An area that is turned off in this tab fills none. */
export const fillersOf = ({ areas, overrides }: Pick<Releases, 'areas' | 'overrides'>) => {
  const bySlot: Record<string, Filler[]> = {}
  for (const [area, { release }] of areas) {
    if (overrides[area] === off) continue
    for (const filling of release.manifest.slots ?? []) (bySlot[filling.slot] ??= []).push({ ...filling, area })
  }
  for (const fillers of Object.values(bySlot))
    fillers.sort((a, b) => a.order - b.order || a.area.localeCompare(b.area) || a.id.localeCompare(b.id))
  return bySlot
}

/** Tells the slots of every page what fills them, now and when the releases of this page change. */
export const followFillers = () => {
  const tell = (releases: Releases) => useSlots.setState({ fillers: fillersOf(releases) })
  tell(useComposition.getState().releases)
  return useComposition.subscribe(({ releases }, before) => {
    if (releases !== before.releases) tell(releases)
  })
}
