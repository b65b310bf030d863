import type { UseQueryOptions } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { z } from 'zod'
import type { Endpoint, Input, Output } from '../../contract/endpoint.ts'
import type { Usage } from '../../contract/accounts/usage.ts'
import type { ApiError } from '../api/api-error.ts'
import type { CallInput } from '../api/client.ts'
import type { ZodForm } from '../form/zod-form.ts'
import { useCommand, useIdempotencyKey } from '../api/command.ts'
import { ConfirmDelete } from './confirm-delete.tsx'
import { FormModal } from './form-modal.tsx'
import { useMessages } from '../locale/use-locale.ts'
import { webCatalog } from '../locale/web-catalog.ts'

/** The three calls that write a kind of record: `servicesApi`. */
export type RecordApi<C extends Endpoint, U extends Endpoint, D extends Endpoint> = { create: C; update: U; remove: D }
/** Body that a form of the record sends: one that both calls take. */
export type RecordBody<C, U> = (Input<C> extends { body: infer B } ? B : never) &
  (Input<U> extends { body: infer B } ? B : never)

/**
 * Saves and deletes a record. `save(undefined, body)` creates it, once for the same content; `save(record, body)` changes
 * it.
 */
export const useRecordCommands = <C extends Endpoint, U extends Endpoint, D extends Endpoint>(
  api: RecordApi<C, U, D>,
) => {
  const create = useCommand(api.create)
  const update = useCommand(api.update)
  const remove = useCommand(api.remove)
  const keyOf = useIdempotencyKey()
  // TypeScript cannot build the input of a generic endpoint from its parts; `RecordBody` holds callers to the contract.
  const inputOf = <E extends Endpoint>(parts: { params?: { id: number }; body?: unknown }) => parts as CallInput<E>
  return {
    save: async (record: { id: number } | undefined, body: RecordBody<C, U>) => {
      if (record) return update.mutateAsync(inputOf<U>({ params: { id: record.id }, body }))
      const created = await create.mutateAsync({ ...inputOf<C>({ body }), idempotencyKey: keyOf(body) })
      return created as unknown as Output<U>
    },
    remove: (record: { id: number }) => remove.mutateAsync(inputOf<D>({ params: { id: record.id } })),
  }
}

type RecordOptions<S extends z.ZodType, R> = {
  form: ZodForm<S>
  /** The record being edited; a new one is none yet. */
  record: R | undefined
  /** The schema of the record as the API answers it. */
  schema: z.ZodType<R>
  valuesOf: (record: R) => Partial<z.input<S>>
  /** Called with the new record before the form closes. */
  onCreated?: ((record: R) => void) | undefined
  /** Called with the newer version that takes the place of the one being edited. */
  onVersion?: (record: R) => void
}

/** Wires the form of a record: `<RecordModal {...useRecord(servicesApi, { … })} what="Service" …>`. */
export const useRecord = <
  C extends Endpoint,
  U extends Endpoint,
  D extends Endpoint,
  S extends z.ZodType<unknown, RecordBody<C, U>>,
  R extends { id: number },
>(
  api: RecordApi<C, U, D>,
  { form, record, schema, valuesOf, onCreated, onVersion }: RecordOptions<S, R>,
) => {
  const commands = useRecordCommands(api)
  return {
    form,
    id: record?.id,
    isSaidByList: onCreated !== undefined,
    onSave: async (values: z.input<S>) => {
      const saved = await commands.save(record, values)
      if (!record) onCreated?.(saved as unknown as R)
      return saved
    },
    onRemove: async () => record && commands.remove(record),
    onFresh: (current: unknown, keepsTyped: boolean) => {
      const fresh = schema.parse(current)
      onVersion?.(fresh)
      form.restart(valuesOf(fresh), keepsTyped)
    },
  }
}

type Props<S extends z.ZodType> = {
  /** "Property", in English whatever is shown: what the form says is found by that, and what was typed into it. */
  what: string
  /** The name of the record being edited; a new one has none. */
  name: string | undefined
  id: number | undefined
  form: ZodForm<S>
  onSave: (values: z.input<S>) => Promise<unknown>
  onRemove: () => Promise<unknown>
  /** True if the list says of a new one that it is saved, with a way to open it. */
  isSaidByList?: boolean
  /** The query that says what deleting it affects. */
  usage?: UseQueryOptions<Usage, ApiError> | undefined
  /** Consequence of deleting it, if the server need not be asked. */
  consequence?: string
  onFresh: (current: unknown, keepsTyped: boolean) => void
  onClose: () => void
  width?: number
  /** Part of it is still being saved. */
  busy?: boolean
  children: ReactNode
}

const short = (name: string) => (name.length > 40 ? `${name.slice(0, 39)}…` : name)

/** A new record with Save, or an existing one with Delete and Update. */
export function RecordModal<S extends z.ZodType>(props: Props<S>) {
  const {
    what,
    name,
    id,
    form,
    onSave,
    onRemove,
    usage,
    consequence,
    isSaidByList = false,
    busy = false,
    ...modal
  } = props
  const { record: t } = useMessages(webCatalog)
  const exists = name !== undefined
  return (
    <FormModal
      {...modal}
      title={exists ? t.of(what).edit : t.of(what).add}
      form={form}
      about={`${what} ${id ?? 'new'}`}
      submitLabel={!exists ? t.save : form.changed ? t.update : t.noChanges}
      submitDisabled={busy || (exists && !form.changed)}
      onSubmit={onSave}
      done={!exists && isSaidByList ? null : t.of(what).saved}
      renderActions={(attempt, sending) =>
        exists && (
          <ConfirmDelete
            what={short(name)}
            {...(consequence !== undefined && { hint: consequence })}
            {...(usage && { affects: { ask: usage, say: t.usage } })}
            disabled={sending || busy}
            onDelete={(notice) => void attempt(onRemove, notice)}
          />
        )
      }
    />
  )
}
