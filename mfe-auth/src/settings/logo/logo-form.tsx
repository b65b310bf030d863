import { accountSettingsApi, logoForm } from '@keyhaven/shared-contracts/contract/accounts/account-settings'
import { useCommand } from '@keyhaven/shared-contracts/web/api'
import { useZodForm } from '@keyhaven/shared-contracts/web/form'
import { type ChosenPicture, PictureInput } from '@keyhaven/shared-contracts/web/inputs'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { FormModal } from '@keyhaven/shared-contracts/web/record'
import { Form } from 'antd'
import { useState } from 'react'
import { settingsCatalog } from '../../messages/catalogs.ts'

export function LogoForm({ onClose }: { onClose: () => void }) {
  const { logo: t } = useMessages(settingsCatalog)
  const change = useCommand(accountSettingsApi.changeLogo)
  const form = useZodForm(logoForm, {})
  const [progress, setProgress] = useState<number>()
  const submit = () => {
    setProgress(undefined)
    const { file } = form.form.getFieldValue('logo') as ChosenPicture
    return change.mutateAsync({ body: {}, files: { logo: [file] }, onProgress: setProgress })
  }
  return (
    <FormModal
      title={t.formTitle}
      about="Logo"
      form={form}
      submitLabel={t.submit}
      onSubmit={submit}
      onClose={onClose}
      sent={progress}
      width={480}
    >
      <Form.Item {...form.field('logo')} validateTrigger="onChange">
        <PictureInput />
      </Form.Item>
    </FormModal>
  )
}
