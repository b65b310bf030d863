import type { Passkey } from '@keyhaven/shared-contracts/contract/accounts/second-factor'
import { Box, Stack } from '@keyhaven/shared-contracts/web/layout'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { Button, Flex, theme, Typography } from 'antd'
import { securityCatalog } from '../../messages/catalogs.ts'
import { MomentSentence } from '../../moment-sentence.tsx'

type Props = { passkeys: readonly Passkey[]; onRemove: (passkey: Passkey) => void }

export function PasskeyList({ passkeys, onRemove }: Props) {
  const { passkeys: t } = useMessages(securityCatalog)
  const { token } = theme.useToken()
  if (passkeys.length === 0) return null
  return (
    <Stack component="ul" aria-label={t.title} marginTop={8}>
      {passkeys.map((passkey) => (
        <Flex
          key={passkey.id}
          component="li"
          justify="space-between"
          align="center"
          gap={16}
          style={{ padding: '8px 0', borderTop: `1px solid ${token.colorBorderSecondary}` }}
        >
          <Box breakWord>
            <Typography.Text strong>{passkey.name}</Typography.Text>
            <Flex gap="0 16px" wrap style={{ color: token.colorTextSecondary }}>
              <span>
                <MomentSentence message={t.addedAt} moment={passkey.created_at} />
              </span>
              <span>
                {passkey.last_used_at ? (
                  <MomentSentence message={t.lastUsed} moment={passkey.last_used_at} />
                ) : (
                  t.unused
                )}
              </span>
            </Flex>
          </Box>
          <Button onClick={() => onRemove(passkey)} aria-label={t.removeOne(passkey.name)}>
            {t.remove}
          </Button>
        </Flex>
      ))}
    </Stack>
  )
}
