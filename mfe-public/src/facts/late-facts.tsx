import type { PublicProperty, PublicUnit } from '@keyhaven/shared-contracts/contract/public/public-booking'
import { useLanguage } from '@keyhaven/shared-contracts/web/locale'
import { use } from 'react'
import { InPlace } from '../late/in-place.tsx'
import { loadOnce } from '../late/load-once.ts'

/** Loads what shows the facts, with its words in a language. */
export const loadFacts = loadOnce((locale) => import('./facts.tsx').then(({ factsIn }) => factsIn(locale)))

type Props = { property: PublicProperty; unit?: PublicUnit; locale: string }

function Loaded({ locale, ...subject }: Props) {
  const draw = use(loadFacts(locale))
  return draw?.(subject)
}

/** Facts about a house or unit, loaded after the price. */
export function LateFacts(props: Omit<Props, 'locale'>) {
  const { code } = useLanguage()
  const id = `kh-facts-${code}-${props.property.id}-${props.unit?.id ?? ''}`
  return (
    <InPlace key={id} id={id}>
      <Loaded locale={code} {...props} />
    </InPlace>
  )
}
