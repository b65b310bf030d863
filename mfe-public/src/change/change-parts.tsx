import type { GuestRequest } from '@keyhaven/shared-contracts/contract/public/guest-request'
import { changeCatalog } from '../messages/change-catalog.ts'
import { ChangeNews } from './change-news.tsx'
import { ChangePanel } from './change-panel.tsx'

type Props = { part: 'news' | 'form'; request: GuestRequest; token: string }

/** Draws a part, once all that it says in a language is there. */
export const changeIn = async (locale: string) => {
  await changeCatalog.load(locale)
  return ({ part, request, token }: Props) =>
    part === 'news' ? (
      request.change && <ChangeNews change={request.change} host={request.host.name} token={token} />
    ) : (
      <ChangePanel request={request} token={token} />
    )
}
