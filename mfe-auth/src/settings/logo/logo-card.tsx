import { HomeOutlined } from '@ant-design/icons'
import { accountSettingsApi } from '@keyhaven/shared-contracts/contract/accounts/account-settings'
import type { User } from '@keyhaven/shared-contracts/contract/accounts/accounts'
import { useCommand } from '@keyhaven/shared-contracts/web/api'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { lazyDialog, SettingsCard, usePreload, useConfirm } from '@keyhaven/shared-contracts/web/page'
import { Button, Flex, Typography, theme } from 'antd'
import { useState } from 'react'
import { settingsCatalog } from '../../messages/catalogs.ts'
import { CardProblem } from '../card-problem.tsx'
import { LogoImage } from './logo-image.tsx'
import { useSettingsDialog } from '../use-dialogs.ts'

const LogoForm = lazyDialog(() => import('./logo-form.tsx'), 'LogoForm')
const LogoDialog = lazyDialog(() => import('./logo-dialog.tsx'), 'LogoDialog')
const side = 112

export function LogoCard({ user }: { user: User }) {
  usePreload(LogoForm, LogoDialog)
  const { logo: t } = useMessages(settingsCatalog)
  const { token } = theme.useToken()
  const confirm = useConfirm()
  const form = useSettingsDialog()
  const [isViewed, view] = useState(false)
  const [broken, setBroken] = useState<string | null>(null)
  const remove = useCommand(accountSettingsApi.removeLogo)
  const { image } = user
  const isShown = image.logo !== null && image.logo !== broken
  const frame = {
    width: side,
    height: side,
    flex: 'none',
    padding: 8,
    borderRadius: token.borderRadiusLG,
    border: `1px solid ${token.colorBorderSecondary}`,
    // Logos are drawn for paper; a dark one would vanish on a dark ground.
    background: isShown ? token.colorWhite : token.colorFillQuaternary,
  }
  const askToRemove = () =>
    void confirm({
      title: t.removeQuestion,
      content: t.removeAbout,
      okText: t.remove,
      okButtonProps: { danger: true },
      cancelText: t.keep,
      centered: true,
      onOk: () => remove.mutateAsync({}).catch(() => undefined),
    })
  const emptyHint = image.logo === null ? t.none : t.broken
  const hint = isShown ? t.viewHint : emptyHint
  const actions = (
    <>
      <Button onClick={form.open}>{t.change}</Button>
      {image.logo !== null && (
        <Button onClick={askToRemove} loading={remove.isPending}>
          {t.remove}
        </Button>
      )}
    </>
  )
  return (
    <SettingsCard title={t.title} actions={actions}>
      <Flex gap={16} align="center">
        {isShown ? (
          <button type="button" aria-label={t.view} onClick={() => view(true)} style={{ ...frame, cursor: 'zoom-in' }}>
            <LogoImage
              picture={image}
              alt=""
              sizes={`${side}px`}
              style={{ width: '100%', height: '100%' }}
              onError={() => setBroken(image.logo)}
            />
          </button>
        ) : (
          <Flex justify="center" align="center" style={frame}>
            <HomeOutlined
              role="img"
              aria-label={t.defaultIcon}
              style={{ fontSize: 44, color: token.colorTextQuaternary }}
            />
          </Flex>
        )}
        <Typography.Text type="secondary">{hint}</Typography.Text>
      </Flex>
      <CardProblem error={remove.error} />
      {form.isOpen && <LogoForm onClose={form.close} />}
      {isViewed && isShown && <LogoDialog picture={image} onClose={() => view(false)} />}
    </SettingsCard>
  )
}
