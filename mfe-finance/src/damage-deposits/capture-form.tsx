import { damageCapture, damageDepositsApi } from '@keyhaven/shared-contracts/contract/finance/damage-deposits'
import { imageBytes, pictureFile } from '@keyhaven/shared-contracts/domain/place/picture-file'
import { useCommand } from '@keyhaven/shared-contracts/web/api'
import { useZodForm } from '@keyhaven/shared-contracts/web/form'
import { type ChosenPicture, NumberInput, PictureInput, shrinkPicture } from '@keyhaven/shared-contracts/web/inputs'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { FormModal } from '@keyhaven/shared-contracts/web/record'
import { Form, Input } from 'antd'
import { useState } from 'react'
import { damageDepositsCatalog } from '../messages/catalogs.ts'

// Phones take larger pictures than the API: they are made smaller on the way.
const schema = damageCapture.extend({ picture: pictureFile(Number.MAX_SAFE_INTEGER).optional() })

/** A picture that cannot be made smaller goes as it is: the API says at its field why it is refused. */
const smallEnough = async (file: File) =>
  file.size > imageBytes ? shrinkPicture(file, imageBytes).catch(() => file) : file

type Props = { booking: number; amount: number; onClose: () => void }

/** Charges some of a damage deposit or all of it, with the reason that the guest reads. */
export function CaptureForm({ booking: id, amount, onClose }: Props) {
  const { form: t } = useMessages(damageDepositsCatalog)
  const form = useZodForm(schema, { amount: '', reason: '' })
  const capture = useCommand(damageDepositsApi.capture)
  const [progress, setProgress] = useState<number>()
  const submit = async ({ picture: _picture, ...body }: ReturnType<typeof form.values>) => {
    setProgress(undefined)
    const chosen = form.form.getFieldValue('picture') as ChosenPicture | undefined
    const files = { picture: chosen ? [await smallEnough(chosen.file)] : [] }
    return capture.mutateAsync({ params: { id }, body, files, onProgress: setProgress })
  }
  return (
    <FormModal
      title={t.title}
      form={form}
      about={`Damage deposit ${id}`}
      submitLabel={t.save}
      onSubmit={submit}
      success={t.saved}
      sent={progress}
      onClose={onClose}
      width={480}
    >
      <p>{t.about}</p>
      <Form.Item label={t.amount} extra={t.most(amount)} {...form.field('amount')}>
        <NumberInput unit="euros" />
      </Form.Item>
      <Form.Item label={t.reason} {...form.field('reason')}>
        <Input.TextArea autoSize={{ minRows: 2, maxRows: 8 }} />
      </Form.Item>
      <Form.Item label={t.picture} {...form.field('picture')} validateTrigger="onChange">
        <PictureInput hint={t.pictureHint} />
      </Form.Item>
    </FormModal>
  )
}
