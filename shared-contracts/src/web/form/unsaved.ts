import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { draftOf, dropDraft, keepDraft, noteSessionEnd } from '../session/draft.ts'
import type { ZodForm } from './zod-form.ts'
import { isRemembered, useSession } from '../session/session.ts'
import type { Messages } from '../messages/web/en.ts'

type Form = Pick<ZodForm, 'form' | 'typed' | 'watched'>

/** Question of a form before what was typed is lost. */
export const discardQuestion = ({ form: t }: Messages) =>
  ({
    title: t.discardQuestion,
    content: t.notSaved,
    okText: t.discard,
    okButtonProps: { danger: true },
    cancelText: t.keepEditing,
    centered: true,
  }) as const

/**
 * Keeps what is typed into a form until it is saved or thrown away, for a page that is reloaded, closed or crashes, and
 * for a session that ends. `about` is what the form is about, "Property 12"; without it nothing is kept.
 */
export const useDraft = (form: Form, about: string | undefined) => {
  const [owner] = useState(() => useSession.getState().user?.id)
  const [found, setFound] = useState(() => (about === undefined ? undefined : draftOf(owner, about)))
  const isDone = useRef(false)
  const keptAs = useRef<string>(undefined)

  const keep = useEffectEvent((now: string | undefined, typed: boolean, values: object) => {
    if (isDone.current || now === undefined) return
    // A record that was new has a number now, or there is nothing to keep any more.
    if (keptAs.current !== undefined && (keptAs.current !== now || !typed)) dropDraft(owner, keptAs.current)
    keptAs.current = typed ? now : undefined
    if (typed) keepDraft(owner, now, values, isRemembered())
  })
  useEffect(() => keep(about, form.typed, form.watched), [about, form.typed, form.watched])

  const note = useEffectEvent(() => {
    if (useSession.getState().ended && keptAs.current !== undefined) noteSessionEnd(owner, keptAs.current)
  })
  useEffect(() => () => note(), [])

  return {
    /** Draft that was typed before and not saved. */
    found,
    restore: () => form.form.setFieldsValue(found?.values),
    /** Forgets the draft, which nobody wants. */
    decline: () => {
      setFound(undefined)
      if (about !== undefined && keptAs.current === undefined) dropDraft(owner, about)
    },
    /** The form was saved, or what was typed was thrown away: from here on nothing is kept or asked. */
    settle: () => {
      isDone.current = true
      if (about !== undefined) dropDraft(owner, about)
    },
    isSettled: () => isDone.current,
  }
}
