import type { Passkey } from '@keyhaven/shared-contracts/contract/second-factor'
import { MomentText } from '@keyhaven/shared-contracts/web/facts'
import { Button, Flex, theme, Typography } from 'antd'

type Props = { passkeys: readonly Passkey[]; onRemove: (passkey: Passkey) => void }

export function PasskeyList({ passkeys, onRemove }: Props) {
  const { token } = theme.useToken()
  if (passkeys.length === 0) return null
  return (
    <ul aria-label="Passkeys" style={{ listStyle: 'none', margin: '8px 0 0', padding: 0 }}>
      {passkeys.map((passkey) => (
        <Flex
          key={passkey.id}
          component="li"
          justify="space-between"
          align="center"
          gap={16}
          style={{ padding: '8px 0', borderTop: `1px solid ${token.colorBorderSecondary}` }}
        >
          <div style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            <Typography.Text strong>{passkey.name}</Typography.Text>
            <Flex gap="0 16px" wrap style={{ color: token.colorTextSecondary }}>
              <span>
                Added <MomentText value={passkey.created_at} />
              </span>
              <span>
                {passkey.last_used_at ? (
                  <>
                    Last used <MomentText value={passkey.last_used_at} />
                  </>
                ) : (
                  'Not used yet'
                )}
              </span>
            </Flex>
          </div>
          <Button onClick={() => onRemove(passkey)} aria-label={`Remove ${passkey.name}`}>
            Remove
          </Button>
        </Flex>
      ))}
    </ul>
  )
}
