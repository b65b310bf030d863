import { FieldGrid, type ZodForm } from '@keyhaven/shared-contracts/web/form'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { Button } from 'antd'
import { useId, useState } from 'react'
import { ChildrenAndPets } from '../../bookings/form/children-and-pets.tsx'
import { calendarDialogsCatalog } from '../../messages/calendar-catalogs.ts'

/** Children, infants and pets of a party, folded away: most parties are adults. What is wrong or typed stays in sight. */
export function PartyDetails({ field, isFilled }: Pick<ZodForm, 'field'> & { isFilled: boolean }) {
  const t = useMessages(calendarDialogsCatalog)
  const id = useId()
  const [isOpen, setOpen] = useState(isFilled)
  return (
    <>
      {!isFilled && (
        <Button
          type="link"
          size="small"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          style={{ marginBottom: 12, paddingInline: 0 }}
        >
          {t.childrenAndPets}
        </Button>
      )}
      <div id={id}>
        {(isOpen || isFilled) && (
          <FieldGrid>
            <ChildrenAndPets field={field} />
          </FieldGrid>
        )}
      </div>
    </>
  )
}
