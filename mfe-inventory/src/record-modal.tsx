import type { ZodForm } from '@keyhaven/shared-contracts/web/form'
import { ConfirmDelete } from '@keyhaven/shared-contracts/web/ui/confirm-delete'
import { FormModal } from '@keyhaven/shared-contracts/web/ui/form-modal'
import type { ReactNode } from 'react'
import type { z } from 'zod'

type Props<S extends z.ZodType> = {
  /** "Property" */
  what: string
  /** The record being edited by its name; a new one has none. */
  record: string | undefined
  form: ZodForm<S>
  onSave: (values: z.input<S>) => Promise<unknown>
  onRemove: () => Promise<unknown>
  /** What deleting it means for the rest. */
  consequence: string
  onFresh: (current: unknown) => void
  onClose: () => void
  width?: number
  children: ReactNode
}

const short = (name: string) => (name.length > 40 ? `${name.slice(0, 39)}…` : name)

/** A new record with Save, or one that exists with Delete and Update. */
export function RecordModal<S extends z.ZodType>(props: Props<S>) {
  const { what, record, form, onSave, onRemove, consequence, onFresh, onClose, width, children } = props
  const exists = record !== undefined
  return (
    <FormModal
      title={`${exists ? 'Edit' : 'New'} ${what}`}
      form={form}
      submitLabel={!exists ? 'Save' : form.changed ? 'Update' : 'No changes'}
      submitDisabled={exists && !form.changed}
      onSubmit={onSave}
      onFresh={onFresh}
      onClose={onClose}
      {...(width !== undefined && { width })}
      renderActions={(attempt, sending) =>
        exists && (
          <ConfirmDelete
            what={short(record)}
            hint={consequence}
            disabled={sending}
            onDelete={() => void attempt(onRemove)}
          />
        )
      }
    >
      {children}
    </FormModal>
  )
}
