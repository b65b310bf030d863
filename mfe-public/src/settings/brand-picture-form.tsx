import {
  brandApi,
  type BrandPicture,
  brandPictureBytes,
  brandPictureTooLarge,
} from '@keyhaven/shared-contracts/contract/public/site-brand'
import { altText } from '@keyhaven/shared-contracts/contract/images'
import type { SiteSettings } from '@keyhaven/shared-contracts/contract/public/public-site'
import { pictureFile } from '@keyhaven/shared-contracts/domain/place/picture-file'
import { useCommand } from '@keyhaven/shared-contracts/web/api'
import { useZodForm } from '@keyhaven/shared-contracts/web/form'
import { type ChosenPicture, PictureInput } from '@keyhaven/shared-contracts/web/inputs'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { FormModal } from '@keyhaven/shared-contracts/web/record'
import { Form, Input } from 'antd'
import { useState } from 'react'
import { z } from 'zod'
import { settingsCatalog } from '../messages/settings-catalog.ts'

const image = pictureFile(brandPictureBytes, brandPictureTooLarge)
const firstHero = z.object({ image, alt_text: altText })
/** The picture that is there may be described alone. */
const nextHero = z.object({ image: image.optional(), alt_text: altText })
const darkLogo = z.object({ image })

const schemaOf = (which: BrandPicture, settings: SiteSettings): z.ZodObject =>
  which === 'dark_logo' ? darkLogo : settings.hero ? nextHero : firstHero

type Props = { which: BrandPicture; settings: SiteSettings; onClose: () => void }

/** Puts a picture of the site in place of the one before, and says what the large one shows. */
export function BrandPictureForm({ which, settings, onClose }: Props) {
  const { pictures: t } = useMessages(settingsCatalog)
  const isHero = which === 'hero'
  const form = useZodForm(schemaOf(which, settings), isHero ? { alt_text: settings.hero?.alt_text ?? '' } : {})
  const changeHero = useCommand(brandApi.changeHero)
  const changeDarkLogo = useCommand(brandApi.changeDarkLogo)
  const [progress, setProgress] = useState<number>()
  const submit = () => {
    setProgress(undefined)
    const picture = form.form.getFieldValue('image') as ChosenPicture | undefined
    const files = { image: picture ? [picture.file] : [] }
    if (!isHero) return changeDarkLogo.mutateAsync({ body: {}, files, onProgress: setProgress })
    const alt_text = String(form.form.getFieldValue('alt_text'))
    return changeHero.mutateAsync({ body: { alt_text }, files, onProgress: setProgress })
  }
  return (
    <FormModal
      title={t[which].title}
      about={`Public site, ${which}`}
      form={form}
      submitLabel={t.submit}
      submitDisabled={!form.changed}
      onSubmit={submit}
      onClose={onClose}
      sent={progress}
      width={480}
    >
      <Form.Item {...form.field('image')} validateTrigger="onChange">
        <PictureInput />
      </Form.Item>
      {isHero && (
        <Form.Item label={t.text} extra={t.textHelp} {...form.field('alt_text')}>
          <Input autoComplete="off" />
        </Form.Item>
      )}
    </FormModal>
  )
}
