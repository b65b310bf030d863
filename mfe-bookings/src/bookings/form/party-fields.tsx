import { FieldGrid, type ZodForm } from '@keyhaven/shared-contracts/web/form'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { Form, InputNumber } from 'antd'
import { bookingFormCatalog } from '../../messages/catalogs.ts'
import { ChildrenAndPets } from './children-and-pets.tsx'

const whole = { min: 0, precision: 0, style: { width: '100%' } } as const

type Props = Pick<ZodForm, 'field'> & { guided: { validateTrigger: string } }

/** Who comes: how many guests, the children among them, and infants and pets beside them. */
export function PartyFields({ field, guided }: Props) {
  const t = useMessages(bookingFormCatalog).stay
  return (
    <FieldGrid>
      <Form.Item label={t.guests} {...guided} {...field('guests_count', ['unit'])}>
        <InputNumber {...whole} />
      </Form.Item>
      <ChildrenAndPets field={field} guided={guided} />
    </FieldGrid>
  )
}
