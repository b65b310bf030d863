import type { GuestRequest } from '@keyhaven/shared-contracts/contract/public/guest-request'
import { useLanguage } from '@keyhaven/shared-contracts/web/locale'
import { Suspense, use } from 'react'
import { loadOnce } from '../late/load-once.ts'

/** Loads what shows and asks for changes of a stay, with its words in a language. */
export const loadChange = loadOnce((locale) => import('./change-parts.tsx').then(({ changeIn }) => changeIn(locale)))

type Props = {
  /** Part to show: the state of the last change, or the form for another one. */
  part: 'news' | 'form'
  request: GuestRequest
  token: string
}

function Loaded({ locale, ...props }: Props & { locale: string }) {
  return use(loadChange(locale))?.(props)
}

/** Other days or another party for a stay, loaded once there is something to say or to ask; without it the page goes on. */
export function LateChange(props: Props) {
  const { code } = useLanguage()
  const { part, request } = props
  if (part === 'news' ? !request.change : !request.can_change) return null
  return (
    <Suspense>
      <Loaded locale={code} {...props} />
    </Suspense>
  )
}
