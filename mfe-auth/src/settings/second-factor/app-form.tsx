import { CopyOutlined } from '@ant-design/icons'
import { secondFactorApi } from '@keyhaven/shared-contracts/contract/accounts/second-factor'
import { appCodeForm } from '@keyhaven/shared-contracts/contract/accounts/second-step'
import { black, white } from '@keyhaven/shared-contracts/domain/palette'
import { useCommand } from '@keyhaven/shared-contracts/web/api'
import { useZodForm } from '@keyhaven/shared-contracts/web/form'
import { Row } from '@keyhaven/shared-contracts/web/layout'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { FormModal } from '@keyhaven/shared-contracts/web/record'
import { Button, Form, Input, QRCode, Typography } from 'antd'
import { securityCatalog } from '../../messages/catalogs.ts'
import { useCopy } from '../use-copy.ts'

/** Secret for an authenticator app, with the URI of its QR code. */
export type AppKey = { key: string; uri: string }
type Props = { app: AppKey; onDone: (codes: string[] | null) => void; onClose: () => void }

const inGroups = (key: string) => key.replaceAll(/(.{4})(?=.)/g, '$1 ')

/** Shows the key of an authenticator app and takes its first code, which proves that the app has it. */
export function AppForm({ app, onDone, onClose }: Props) {
  const { form: t } = useMessages(securityCatalog).app
  const confirm = useCommand(secondFactorApi.confirmApp)
  const form = useZodForm(appCodeForm, { code: '' })
  const copy = useCopy()
  return (
    <FormModal
      title={t.title}
      form={form}
      submitLabel={t.submit}
      onSubmit={async (body) => onDone((await confirm.mutateAsync({ body })).recovery_codes)}
      onClose={onClose}
      done={null}
      losesNothing
      width={520}
    >
      <ol style={{ margin: 0, paddingInlineStart: 20, display: 'grid', gap: 12 }}>
        <li>
          {t.scan}
          <Row justify="center" marginTop={12}>
            {/* Light in every theme, because not every camera reads one that is dark. */}
            <QRCode type="svg" value={app.uri} size={200} color={black} bgColor={white} aria-label={t.picture} />
          </Row>
        </li>
        <li>
          {t.type}
          <Row align="center" gap={8} wrap marginTop={4}>
            <Typography.Text code style={{ overflowWrap: 'anywhere' }}>
              {inGroups(app.key)}
            </Typography.Text>
            <Button
              size="small"
              icon={<CopyOutlined aria-hidden />}
              onClick={() => void copy(app.key, t.keyCopied, t.copyByHand)}
            >
              {t.copyKey}
            </Button>
          </Row>
        </li>
        <li>
          {t.enter}
          <Form.Item label={t.code} {...form.field('code')} style={{ marginTop: 8 }}>
            <Input autoComplete="one-time-code" inputMode="numeric" style={{ maxWidth: 200 }} />
          </Form.Item>
        </li>
      </ol>
    </FormModal>
  )
}
