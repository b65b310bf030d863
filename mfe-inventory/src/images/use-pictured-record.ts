import type { Domain } from '@keyhaven/shared-contracts/contract/endpoint'
import type { OwnImage } from '@keyhaven/shared-contracts/contract/images'
import { useZodForm } from '@keyhaven/shared-contracts/web/form'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { z } from 'zod'
import { useCreateOnce } from './draft/use-create-once.ts'
import type { ImageCalls } from './image-calls.ts'
import { useImages } from './use-images.ts'

type Pictured = { id: number; images: OwnImage[] }
type Parts<R extends Pictured, S extends z.ZodType> = {
  word: 'property' | 'unit'
  /** The record being edited; a new one is none yet. */
  record: R | undefined
  rules: S
  valuesOf: (record?: R) => Partial<z.input<S>>
  /** Creates the record, the same content once, or changes the one that there is. */
  write: (record: R | undefined, body: z.input<S>) => Promise<R>
  calls: (record: R) => ImageCalls
  /** Whose lists show the pictures. */
  refresh: readonly Domain[]
  onClose: () => void
  /** Told of a new record, with all its pictures, before the form closes. */
  onCreated?: ((record: R) => void) | undefined
}

/** The form of a record with pictures: the record is saved first, and stays saved whatever becomes of a picture. */
export const usePicturedRecord = <R extends Pictured, S extends z.ZodType>(parts: Parts<R, S>) => {
  const { word, rules, valuesOf, calls, onClose } = parts
  const cache = useQueryClient()
  const [record, setRecord] = useState(parts.record)
  const write = useCreateOnce(parts.write, setRecord)
  const fields = useZodForm(rules, valuesOf(parts.record))
  const images = useImages(word, parts.record, () => String(fields.form.getFieldValue('name') ?? '').trim())
  const form = images.within(fields)
  const isTyped = useRef(false)
  useEffect(() => {
    isTyped.current = fields.changed
  }, [fields.changed])
  const refresh = () => {
    for (const domain of parts.refresh) void cache.invalidateQueries({ queryKey: [domain] })
  }
  const restart = (saved: R, keepsTyped = false) => {
    setRecord(saved)
    fields.restart(valuesOf(saved), keepsTyped)
  }

  const save = async (body: z.input<S>) => {
    const saved = record && !fields.changed ? record : await write(record, body)
    try {
      await images.save(calls(saved), saved.id)
    } catch (error) {
      // From here on it exists, and pressing the button again changes it.
      restart(saved)
      throw error
    } finally {
      refresh()
    }
    if (!parts.record) parts.onCreated?.(saved)
  }
  const retry = async (key?: string) => {
    if (!record) return
    const done = await images.retry(calls(record), key)
    refresh()
    // The last picture that arrives closes the form, unless something else was changed meanwhile.
    if (!done || isTyped.current) return
    if (!parts.record) parts.onCreated?.(record)
    onClose()
  }
  return {
    form,
    images,
    save,
    retry: (key?: string) => void retry(key),
    /** The record as the server has it. */
    record,
    /** Takes the version of somebody who was faster, below what was typed or without it. */
    takeFresh: (fresh: R, keepsTyped: boolean) => {
      restart(fresh, keepsTyped)
      images.refresh(fresh.images)
    },
  }
}
