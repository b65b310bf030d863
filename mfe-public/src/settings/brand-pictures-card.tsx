import { brandApi, type BrandPicture } from '@keyhaven/shared-contracts/contract/public/site-brand'
import type { SiteSettings } from '@keyhaven/shared-contracts/contract/public/public-site'
import { previews } from '@keyhaven/shared-contracts/domain/palette'
import { paths } from '@keyhaven/shared-contracts/platform/paths'
import { mediaUrl, useCommand } from '@keyhaven/shared-contracts/web/api'
import { Box, Row, Text } from '@keyhaven/shared-contracts/web/layout'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { TextLink } from '@keyhaven/shared-contracts/web/navigation'
import { lazyDialog, SettingsCard, usePreload, useConfirm } from '@keyhaven/shared-contracts/web/page'
import { Alert, Button, Flex, theme, Typography } from 'antd'
import { useState } from 'react'
import { settingsCatalog } from '../messages/settings-catalog.ts'

const BrandPictureForm = lazyDialog(() => import('./brand-picture-form.tsx'), 'BrandPictureForm')
const both = ['hero', 'dark_logo'] as const

type Props = { settings: SiteSettings; canEdit: boolean }

/** The pictures that make a site an owner's own: the large one of its first page, and the logo for the dark theme. */
export function BrandPicturesCard({ settings, canEdit }: Props) {
  usePreload(BrandPictureForm)
  const { pictures: t } = useMessages(settingsCatalog)
  const [edited, edit] = useState<BrandPicture | null>(null)
  return (
    <SettingsCard title={t.title} extra={<TextLink to={paths.settings()}>{t.toLogo}</TextLink>}>
      <Flex vertical gap={20}>
        {both.map((which) => (
          <PictureRow key={which} {...{ which, settings, canEdit }} onEdit={() => edit(which)} />
        ))}
      </Flex>
      {edited && <BrandPictureForm which={edited} settings={settings} onClose={() => edit(null)} />}
    </SettingsCard>
  )
}

function PictureRow({ which, settings, canEdit, onEdit }: Props & { which: BrandPicture; onEdit: () => void }) {
  const { pictures: t } = useMessages(settingsCatalog)
  const { token } = theme.useToken()
  const confirm = useConfirm()
  const remove = useCommand(which === 'hero' ? brandApi.removeHero : brandApi.removeDarkLogo)
  const picture = settings[which]
  const { title, none } = t[which]
  const change = picture ? t.change : t.add
  const askToRemove = () =>
    void confirm({
      title: t.removeQuestion,
      okText: t.remove,
      okButtonProps: { danger: true },
      cancelText: t.keep,
      centered: true,
      onOk: () => remove.mutateAsync({}).catch(() => undefined),
    })
  return (
    <div>
      <Typography.Text strong>{title}</Typography.Text>
      {picture ? (
        <img
          src={mediaUrl(picture.sources[0]?.image ?? picture.image)}
          alt={which === 'hero' ? picture.alt_text : title}
          style={{
            ...{ display: 'block', marginTop: 8, maxWidth: '100%', borderRadius: token.borderRadiusLG },
            // A logo for dark grounds is seen on one, whatever the owner's theme.
            ...(which === 'hero'
              ? { width: 320, aspectRatio: '16 / 9', objectFit: 'cover' }
              : { maxHeight: 76, padding: 16, background: previews.site.ink }),
          }}
        />
      ) : (
        <Box marginTop={4}>
          <Text type="secondary">{none}</Text>
        </Box>
      )}
      {canEdit && (
        <Row gap={8} wrap marginTop={12}>
          <Button onClick={onEdit} aria-label={t.of(change, title)}>
            {change}
          </Button>
          {picture && (
            <Button onClick={askToRemove} loading={remove.isPending} aria-label={t.of(t.remove, title)}>
              {t.remove}
            </Button>
          )}
        </Row>
      )}
      {remove.error && (
        <Box marginTop={12}>
          <Alert type="error" showIcon role="alert" title={remove.error.message} />
        </Box>
      )}
    </div>
  )
}
