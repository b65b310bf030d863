import type { Endpoint } from '@keyhaven/shared-contracts/contract/endpoint'
import { imagesApi, type OwnImage } from '@keyhaven/shared-contracts/contract/images'
import { refreshAfter } from '@keyhaven/shared-contracts/web/api'
import { useZodForm } from '@keyhaven/shared-contracts/web/form'
import { type RecordApi, type RecordBody, useRecordCommands } from '@keyhaven/shared-contracts/web/record'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { z } from 'zod'
import { useCreateOnce } from './draft/use-create-once.ts'
import type { ImageCalls } from './image-calls.ts'
import { useImages } from './use-images.ts'

type Pictured = { id: number; images: OwnImage[] }
type Options<R extends Pictured, S extends z.ZodType> = {
  word: 'property' | 'unit'
  /** The record being edited; a new one is none yet. */
  record: R | undefined
  /** The schema of the record as the API answers it. */
  schema: z.ZodType<R>
  rules: S
  valuesOf: (record?: R) => Partial<z.input<S>>
  calls: (record: R) => ImageCalls
  onClose: () => void
  /** Called with a new record, all its pictures included, before the form closes. */
  onCreated?: ((record: R) => void) | undefined
}

/** The form of a record with pictures: the record is saved first, and stays saved if a picture fails. */
export const usePicturedRecord = <
  C extends Endpoint,
  U extends Endpoint,
  D extends Endpoint,
  S extends z.ZodType<unknown, RecordBody<C, U>>,
  R extends Pictured,
>(
  api: RecordApi<C, U, D>,
  options: Options<R, S>,
) => {
  const { word, schema, rules, valuesOf, calls, onClose } = options
  const cache = useQueryClient()
  const commands = useRecordCommands(api)
  const [record, setRecord] = useState(options.record)
  const write = useCreateOnce<R, z.input<S>>(
    async (there, body) => (await commands.save(there, body)) as unknown as R,
    setRecord,
  )
  const fields = useZodForm(rules, valuesOf(options.record))
  const images = useImages(word, options.record, () => String(fields.form.getFieldValue('name') ?? '').trim())
  const form = images.within(fields)
  const isTyped = useRef(false)
  useEffect(() => {
    isTyped.current = fields.changed
  }, [fields.changed])
  const refreshLists = () => refreshAfter(cache, imagesApi.property.add)
  const restart = (saved: R, keepsTyped = false) => {
    setRecord(saved)
    fields.restart(valuesOf(saved), keepsTyped)
  }

  const save = async (body: z.input<S>) => {
    const saved = record && !fields.changed ? record : await write(record, body)
    try {
      await images.save(calls(saved), saved.id)
    } catch (error) {
      // The record exists now: pressing the button again changes it.
      restart(saved)
      throw error
    } finally {
      refreshLists()
    }
    if (!options.record) options.onCreated?.(saved)
  }
  const retry = async (key?: string) => {
    if (!record) return
    const isDone = await images.retry(calls(record), key)
    refreshLists()
    // The last picture to arrive closes the form, unless something else was changed meanwhile.
    if (!isDone || isTyped.current) return
    if (!options.record) options.onCreated?.(record)
    onClose()
  }
  return {
    images,
    retry: (key?: string) => void retry(key),
    /** The record as the server has it. */
    record,
    /** Props of `RecordModal`. */
    modal: {
      form,
      id: record?.id,
      isSaidByList: options.onCreated !== undefined,
      busy: images.isBusy,
      onSave: save,
      onRemove: async () => record && commands.remove(record),
      onFresh: (current: unknown, keepsTyped: boolean) => {
        const fresh = schema.parse(current)
        restart(fresh, keepsTyped)
        images.refresh(fresh.images)
      },
      onClose,
    },
  }
}
