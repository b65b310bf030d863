import { FieldGrid } from '@keyhaven/shared-contracts/web/form'
import { Button } from 'antd'
import { type ReactNode, useId, useState } from 'react'

type Props = { label: string; isFilled: boolean; minWidth: number; children: ReactNode }

/** Fields that most bookings leave alone, folded away. What is wrong or typed stays in sight. */
export function FoldedFields({ label, isFilled, minWidth, children }: Props) {
  const id = useId()
  const [isOpen, setOpen] = useState(isFilled)
  return (
    <div>
      {!isFilled && (
        <Button
          type="link"
          size="small"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          style={{ marginBottom: 12, paddingInline: 0 }}
        >
          {label}
        </Button>
      )}
      <div id={id}>{(isOpen || isFilled) && <FieldGrid minWidth={minWidth}>{children}</FieldGrid>}</div>
    </div>
  )
}
