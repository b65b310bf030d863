import { CopyOutlined } from '@ant-design/icons'
import { Text } from '@keyhaven/shared-contracts/web/layout'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { Button, Typography } from 'antd'
import { connectionsCatalog } from '../messages/catalogs.ts'
import { OneTimeDialog } from '../settings/one-time-dialog.tsx'
import { useCopy } from '../settings/use-copy.ts'

export type ShownSecret = { title: string; about: string; secret: string }

/** A new key, or the secret of a webhook. */
export function SecretDialog({ secret, onClose }: { secret: ShownSecret; onClose: () => void }) {
  const { secret: t } = useMessages(connectionsCatalog)
  const copy = useCopy()
  return (
    <OneTimeDialog title={secret.title} note={secret.about} doneLabel={t.saved} onClose={onClose}>
      <Typography.Paragraph>
        <Text component="code" breakWord>
          {secret.secret}
        </Text>
      </Typography.Paragraph>
      <Button icon={<CopyOutlined aria-hidden />} onClick={() => void copy(secret.secret, t.copied, t.copyByHand)}>
        {t.copy}
      </Button>
    </OneTimeDialog>
  )
}
