import type { GuestRequest } from '@keyhaven/shared-contracts/contract/public/guest-request'
import { dayIn } from '@keyhaven/shared-contracts/domain/days/day'
import { useLanguage } from '@keyhaven/shared-contracts/web/locale'
import { Suspense, use } from 'react'
import { loadOnce } from '../late/load-once.ts'

/** Loads what shows a damage deposit, with its words in a language. */
export const loadDeposit = loadOnce((locale) =>
  import('./deposit-panel.tsx').then(({ depositIn }) => depositIn(locale)),
)

/** True where the guest is waited for: the card was refused or is not known, or its bank has let the amount go too early. */
export function wantsCard({ damage_deposit: deposit, time_zone = 'UTC' }: GuestRequest) {
  if (!deposit) return false
  const { state, until } = deposit
  return state === 'waiting' || (state === 'lapsed' && dayIn(time_zone, new Date()) < until)
}

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
