import { FieldGrid, type ZodForm } from '@keyhaven/shared-contracts/web/form'
import { NumberInput } from '@keyhaven/shared-contracts/web/inputs'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { Form } from 'antd'
import { bookingFormCatalog } from '../../messages/catalogs.ts'
import { ChildrenAndPets } from './children-and-pets.tsx'

type Props = Pick<ZodForm, 'field'> & { guided: { validateTrigger: string } }

/** Party in one line: guests, the children among them, infants and pets. */
export function PartyFields({ field, guided }: Props) {
  const t = useMessages(bookingFormCatalog).stay
  return (
    <FieldGrid minWidth={112}>
      <Form.Item label={t.guests} {...guided} {...field('guests_count', ['unit'])}>
        <NumberInput whole />
      </Form.Item>
      <ChildrenAndPets field={field} guided={guided} />
    </FieldGrid>
  )
}
