import { MomentText } from '@keyhaven/shared-contracts/web/ui/moment-text'
import type { AccountSession } from '@keyhaven/shared-contracts/contract/account-settings'
import { Button, Flex, theme, Typography } from 'antd'

type Props = { session: AccountSession; isLast: boolean; onSignOut: () => void }

/** One place where the owner is signed in. */
export function SessionRow({ session, isLast, onSignOut }: Props) {
  const { token } = theme.useToken()
  const line = isLast ? 'none' : `1px solid ${token.colorBorderSecondary}`
  return (
    <Flex
      component="li"
      justify="space-between"
      align="center"
      gap={16}
      style={{ padding: '12px 0', borderBottom: line }}
    >
      <div style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography.Text strong>{session.device}</Typography.Text>{' '}
        {session.current && (
          <span
            style={{
              marginInlineStart: 4,
              padding: '2px 8px',
              borderRadius: 10,
              fontSize: 12,
              whiteSpace: 'nowrap',
              background: token.colorPrimaryBg,
              color: token.colorPrimaryText,
            }}
          >
            This device
          </span>
        )}
        <div style={{ display: 'flex', flexWrap: 'wrap', columnGap: 16, color: token.colorTextSecondary }}>
          <span>
            Signed in <MomentText value={session.created_at} />
          </span>
          <span>
            Last used <MomentText value={session.last_used_at} />
          </span>
        </div>
      </div>
      <Button onClick={onSignOut} aria-label={`Sign out ${session.current ? 'this device' : session.device}`}>
        Sign out
      </Button>
    </Flex>
  )
}
