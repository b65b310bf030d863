import { FieldGrid, type ZodForm } from '@keyhaven/shared-contracts/web/form'
import { NumberInput } from '@keyhaven/shared-contracts/web/inputs'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { Form } from 'antd'
import { bookingFormCatalog } from '../../messages/catalogs.ts'
import { ChildrenAndPets } from './children-and-pets.tsx'

type Props = Pick<ZodForm, 'field'> & { guided: { validateTrigger: string } }

/** Who comes, in one line: how many guests, the children among them, and infants and pets beside them. */
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
