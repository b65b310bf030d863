import type { PublicProperty, PublicUnit } from '@keyhaven/shared-contracts/contract/public-booking'
import { useLanguage } from '@keyhaven/shared-contracts/web/locale'
import { Suspense, use, useState } from 'react'
import { loadFacts } from './load-facts.ts'

type Props = { property: PublicProperty; unit?: PublicUnit; locale: string }

function Loaded({ locale, ...subject }: Props) {
  const draw = use(loadFacts(locale))
  return draw?.(subject)
}

function FactsInPlace({ id, ...props }: Props & { id: string }) {
  const [written] = useState(() => globalThis.document?.getElementById(id)?.innerHTML)
  if (written) return <div id={id} dangerouslySetInnerHTML={{ __html: written }} />
  return (
    <div id={id}>
      <Suspense>
        <Loaded {...props} />
      </Suspense>
    </div>
  )
}

/**
 * What guests want to know of a house or unit beyond its price. The server has written it into the document of a first visit,
 * and there it stays as it is, without a script; on every other way to the page it is loaded.
 */
export function LateFacts(props: Omit<Props, 'locale'>) {
  const { code } = useLanguage()
  const id = `kh-facts-${code}-${props.property.id}-${props.unit?.id ?? ''}`
  return <FactsInPlace key={id} id={id} locale={code} {...props} />
}
