import { Form, type FormInstance, type FormItemProps, type FormProps } from 'antd'
import { useMemo, useState } from 'react'
import type { z } from 'zod'
import { isReason, issueMessage, issueReason } from '../../domain/reasons/issue-reason.ts'
import { loadWords } from '../locale/reason-words.ts'
import { ApiError } from '../api/api-error.ts'
import { useLocale } from '../locale/use-locale.ts'
import { webCatalog } from '../locale/web-catalog.ts'
import { wrongDaysOf } from './wrong-days.ts'

type Name = string | readonly (string | number)[]
type Path = readonly PropertyKey[]

const pathOf = (name: Name): Path => (typeof name === 'string' ? name.split('.') : name)
const isOf = (issue: Path, field: Path) => field.every((part, index) => String(issue[index]) === String(part))

/** Rules of the contract name a reason; those of one screen alone bring their own words. */
const wordsOf = async (issue: z.core.$ZodIssue) =>
  isReason(issue.message) ? ((await loadWords(issueReason(issue))) ?? issue.message) : issue.message

/**
 * Makes a schema of the contract the only rules of a form. The form's values mirror the schema's input and are sent as
 * they are: days as ISO text, money as typed. `field('check_out', ['check_in'])` is the name and the rule of one input;
 * the names that follow are checked again with it, for rules over several fields.
 */
export const zodForm = <S extends z.ZodType>(form: FormInstance, schema: S, formName?: string) => ({
  field: (name: Name, dependencies?: readonly Name[]): Pick<FormItemProps, 'name' | 'rules' | 'dependencies'> => {
    const wrongDays = wrongDaysOf(form)
    const id = [...(formName === undefined ? [] : [formName]), ...pathOf(name)].join('_')
    if (!wrongDays.has(id)) wrongDays.set(id, undefined)
    return {
      name: [...pathOf(name)] as (string | number)[],
      ...(dependencies && { dependencies: dependencies.map((other) => [...pathOf(other)] as string[]) }),
      rules: [
        {
          validator: async () => {
            const wrongDay = wrongDays.get(id)
            if (wrongDay !== undefined) throw new Error(wrongDay)
            const { error } = schema.safeParse(form.getFieldsValue(true), { error: issueMessage })
            const issue = error?.issues.find((other) => isOf(other.path, pathOf(name)))
            if (issue) throw new Error(await wordsOf(issue))
          },
        },
      ],
    }
  },

  /** The values as they are sent. */
  values: () => form.getFieldsValue(true) as z.input<S>,

  /** Puts what the API says about inputs next to them; returns what is left to say elsewhere. */
  showErrors: (error: unknown): string | null => {
    if (!(error instanceof ApiError))
      return error instanceof Error
        ? error.message
        : (webCatalog.loaded(useLocale.getState().locale)?.wentWrong ?? String(error))
    const inputs = form.getFieldsError().map(({ name }) => name as Path)
    let left = !error.problem.fields
    for (const [at, errors] of Object.entries(error.problem.fields ?? {})) {
      const name = inputs.find((input) => isOf(at.split('.'), input))
      if (name) form.setFields([{ name: name as string[], errors }])
      else left = true
    }
    return left ? error.problem.message : null
  },
})

/** Every rule at once, as if each input had been touched. */
const reveal = (form: FormInstance) => void form.validateFields().catch(() => undefined)

/**
 * A form ruled by a schema, with what its frame needs to know: whether it could be sent, whether anything was changed,
 * and how to reveal every error when somebody reaches for a button that is still disabled. One that opens above another
 * form needs a `formName`: its labels would lead to inputs of the same name below it.
 */
export const useZodForm = <S extends z.ZodType>(schema: S, initialValues: Partial<z.input<S>>, formName?: string) => {
  const [form] = Form.useForm()
  const [initial, setInitial] = useState(initialValues)
  const watched: unknown = Form.useWatch([], { form, preserve: true })
  const values = (watched ?? initial) as Partial<z.input<S>>
  const valid = useMemo(() => schema.safeParse(values).success, [schema, values])
  const changed = useMemo(() => !isEqualForUser(values, initial), [values, initial])

  // An input speaks when it is left, and from then on with every change, never while it is first typed into.
  const onFieldsChange: FormProps['onValuesChange'] = (change: object) => {
    const wrong = leaves(change).filter((name) => form.getFieldError(name).length > 0)
    if (wrong.length) void form.validateFields(wrong).catch(() => undefined)
  }
  return {
    ...zodForm(form, schema, formName),
    form,
    schema,
    /** The values that it began with. */
    began: initial,
    /** The values as they are now, for a screen that changes with them. */
    watched: values,
    valid,
    changed,
    /** The same at this very moment: what is watched comes a moment after the key that changed it. */
    isChanged: () => {
      const now = form.getFieldsValue(true) as object
      return Object.keys(now).length > 0 && !isEqualForUser(now, initial)
    },
    /** The same, of the inputs alone, where a form has more that can change. */
    typed: changed,
    reveal: () => reveal(form),
    /** Starts over with other values: untouched, or below what was typed over the ones before. */
    restart: (next: Partial<z.input<S>>, keepsTyped = false) => {
      const typed = keepsTyped ? userChanges(initial, form.getFieldsValue(true) as object) : []
      setInitial(next)
      form.resetFields()
      form.setFieldsValue(next)
      for (const [name, value] of typed) form.setFieldValue(name, value)
    },
    formProps: {
      form,
      ...(formName !== undefined && { name: formName }),
      layout: 'vertical',
      requiredMark: false,
      validateTrigger: 'onBlur',
      initialValues: initial as object,
      onValuesChange: onFieldsChange,
      scrollToFirstError: { focus: true },
    } satisfies FormProps,
  }
}
/** Result of `useZodForm`, for a frame that any form fits into. */
export type ZodForm<S extends z.ZodType = z.ZodType> = ReturnType<typeof useZodForm<S>>

const leaves = (value: object, path: string[] = []): string[][] =>
  Object.entries(value).flatMap(([key, nested]) =>
    nested && typeof nested === 'object' && !Array.isArray(nested) ? leaves(nested, [...path, key]) : [[...path, key]],
  )

const valueAt = (values: unknown, path: readonly string[]): unknown =>
  path.reduce((value, key) => (value as Record<string, unknown> | null | undefined)?.[key], values)
const isEqualForUser = (a: unknown, b: unknown) => JSON.stringify(pruned(a)) === JSON.stringify(pruned(b))

/** Values that the user changed since the form began, input by input; nobody types a version. */
const userChanges = (before: object, values: object) =>
  leaves(values).flatMap((name) => {
    const value = valueAt(values, name)
    return name[0] === 'version' || isEqualForUser(value, valueAt(before, name)) ? [] : [[name, value] as const]
  })

/** A form shows nothing, an empty text, a missing key and a group of such alike, and a number like its text, so they count as equal. */
const pruned = (value: unknown): unknown => {
  if (typeof value === 'number') return String(value)
  if (value === '' || value === null) return undefined
  if (Array.isArray(value)) return value.map(pruned)
  if (typeof value !== 'object') return value
  const filled = Object.entries(value)
    .map(([key, nested]) => [key, pruned(nested)] as const)
    .filter(([, nested]) => nested !== undefined)
    .toSorted(([a], [b]) => a.localeCompare(b))
  return filled.length > 0 ? Object.fromEntries(filled) : undefined
}
