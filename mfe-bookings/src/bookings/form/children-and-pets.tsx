import type { ZodForm } from '@keyhaven/shared-contracts/web/form'
import { NumberInput } from '@keyhaven/shared-contracts/web/inputs'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { Form } from 'antd'
import { bookingFormCatalog } from '../../messages/catalogs.ts'
import { AgesInput } from './ages-input.tsx'

type Props = Pick<ZodForm, 'field'> & { guided?: { validateTrigger: string } }

/** The children among the guests, by their ages, and who comes beside them. */
export function ChildrenAndPets({ field, guided }: Props) {
  const t = useMessages(bookingFormCatalog).stay
  return (
    <>
      <Form.Item label={t.ages} extra={t.agesHint} {...guided} {...field('children', ['guests_count'])}>
        <AgesInput placeholder={t.agesExample} />
      </Form.Item>
      <Form.Item label={t.infants} extra={t.infantsHint} {...field('infants')}>
        <NumberInput whole />
      </Form.Item>
      <Form.Item label={t.pets} {...field('pets')}>
        <NumberInput whole />
      </Form.Item>
    </>
  )
}
