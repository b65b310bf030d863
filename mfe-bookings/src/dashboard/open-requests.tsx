import { todayApi, type TodayStay } from '@keyhaven/shared-contracts/contract/bookings/today'
import { q } from '@keyhaven/shared-contracts/web/api'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { TextLink } from '@keyhaven/shared-contracts/web/navigation'
import { useKeptFocus } from '@keyhaven/shared-contracts/web/page'
import { paths } from '@keyhaven/shared-contracts/platform/paths'
import { useQuery } from '@tanstack/react-query'
import { theme, Typography } from 'antd'
import { RequestAnswer } from '../bookings/popup/request-answer.tsx'
import { dashboardCatalog } from '../messages/calendar-catalogs.ts'
import type { Messages } from '../messages/dashboard/en.ts'
import { StayCard } from './stay-card.tsx'
import { StayLine } from './stay-line.tsx'

/** `5 h left`; below an hour in minutes. */
const timeLeft = ({ requests }: Messages, iso: string) => {
  const minutes = Math.max(0, Math.floor((Date.parse(iso) - Date.now()) / 60_000))
  return minutes < 60 ? requests.minutesLeft(minutes) : requests.hoursLeft(Math.floor(minutes / 60))
}

type Props = { onOpen: (booking: number) => void }

/** One request with what its owner decides by. */
function Request({ stay, onOpen }: Props & { stay: TodayStay }) {
  const t = useMessages(dashboardCatalog)
  const { expires_at } = stay
  return (
    <StayLine
      stay={stay}
      onOpen={onOpen}
      note={expires_at && <Typography.Text type="warning">{timeLeft(t, expires_at)}</Typography.Text>}
    >
      <RequestAnswer request={stay} />
    </StayLine>
  )
}

/** Open requests, which expire unless they are answered. Renders nothing while there are none. */
export function OpenRequests({ onOpen }: Props) {
  const t = useMessages(dashboardCatalog)
  const { token } = theme.useToken()
  const requests = useQuery(q(todayApi, {})).data?.requests
  // A request that is answered goes, and the focus stays here.
  const focusProps = useKeptFocus()
  const { count = 0, stays = [] } = requests ?? {}
  return (
    <div {...focusProps} role="group" aria-label={t.requests.title}>
      {count > 0 && (
        <StayCard
          heading={t.requests.waiting(count)}
          color={token.colorWarning}
          stays={stays}
          renderStay={(stay) => <Request stay={stay} onOpen={onOpen} />}
          more={
            count > stays.length && (
              <>
                <span>{t.shownOf(stays.length, count)}</span>{' '}
                <TextLink to={`${paths.bookings()}?stage=requests`}>{t.seeAll}</TextLink>
              </>
            )
          }
        />
      )}
    </div>
  )
}
