import type { Usage } from '@keyhaven/shared-contracts/contract/usage'
import type { ApiError } from '@keyhaven/shared-contracts/web/client'
import type { ZodForm } from '@keyhaven/shared-contracts/web/form'
import { ConfirmDelete } from '@keyhaven/shared-contracts/web/ui/confirm-delete'
import { FormModal } from '@keyhaven/shared-contracts/web/ui/form-modal'
import type { UseQueryOptions } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { z } from 'zod'
import { usageWords } from './usage-words.ts'

type Props<S extends z.ZodType> = {
  /** "Property" */
  what: string
  /** The record being edited by its name; a new one has none. */
  record: string | undefined
  id: number | undefined
  form: ZodForm<S>
  onSave: (values: z.input<S>) => Promise<unknown>
  onRemove: () => Promise<unknown>
  /** What deleting it affects, as the server knows. */
  usage?: UseQueryOptions<Usage, ApiError> | undefined
  /** What deleting it means, where nobody needs to be asked. */
  consequence?: string
  onFresh: (current: unknown, keepsTyped: boolean) => void
  onClose: () => void
  width?: number
  /** Something of it is still being saved. */
  busy?: boolean
  children: ReactNode
}

const short = (name: string) => (name.length > 40 ? `${name.slice(0, 39)}…` : name)

/** A new record with Save, or one that exists with Delete and Update. */
export function RecordModal<S extends z.ZodType>(props: Props<S>) {
  const {
    what,
    record,
    id,
    form,
    onSave,
    onRemove,
    usage,
    consequence,
    onFresh,
    onClose,
    width,
    busy = false,
    children,
  } = props
  const exists = record !== undefined
  return (
    <FormModal
      title={`${exists ? 'Edit' : 'New'} ${what}`}
      form={form}
      about={`${what} ${id ?? 'new'}`}
      submitLabel={!exists ? 'Save' : form.changed ? 'Update' : 'No changes'}
      submitDisabled={busy || (exists && !form.changed)}
      onSubmit={onSave}
      onFresh={onFresh}
      onClose={onClose}
      {...(width !== undefined && { width })}
      renderActions={(attempt, sending) =>
        exists && (
          <ConfirmDelete
            what={short(record)}
            {...(consequence !== undefined && { hint: consequence })}
            {...(usage && { affects: { ask: usage, say: usageWords } })}
            disabled={sending || busy}
            onDelete={() => void attempt(onRemove)}
          />
        )
      }
    >
      {children}
    </FormModal>
  )
}
