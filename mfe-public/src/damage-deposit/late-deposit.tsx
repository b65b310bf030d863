import type { GuestRequest } from '@keyhaven/shared-contracts/contract/public/guest-request'
import { useLanguage } from '@keyhaven/shared-contracts/web/locale'
import { Suspense, use } from 'react'
import { loadOnce } from '../late/load-once.ts'

/** Loads what shows a damage deposit, with its words in a language. */
export const loadDeposit = loadOnce((locale) =>
  import('./deposit-panel.tsx').then(({ depositIn }) => depositIn(locale)),
)

type Props = { request: GuestRequest; token: string }

function Loaded({ locale, ...props }: Props & { locale: string }) {
  return use(loadDeposit(locale))?.(props)
}

/** The damage deposit of a stay, loaded where it has one: most guests see none. */
export function LateDeposit(props: Props) {
  const { code } = useLanguage()
  if (!props.request.damage_deposit) return null
  return (
    <Suspense>
      <Loaded locale={code} {...props} />
    </Suspense>
  )
}
