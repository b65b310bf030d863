/** One value in one field of a form, and what form and API then say at that field; `message: null` says nothing. */
export type RuleCase<Form extends string = string> = {
  form: Form
  /** Dotted path. */
  field: string
  value: unknown
  message: string | null
}
export type Rules = [value: unknown, message: string | null][]

/** The rules of one field as cases of its form. */
export const cases = <Form extends string>(form: Form, field: string, rules: Rules): RuleCase<Form>[] =>
  rules.map(([value, message]) => ({ form, field, value, message }))

type Fields = Record<string, unknown>

/** A good body with another value at a dotted path. */
export const withValue = (good: object, field: string, value: unknown): Fields => {
  const body = structuredClone<Fields>({ ...good })
  const path = field.split('.')
  const last = path.pop() ?? ''
  const parent = path.reduce((fields, name) => fields[name] as Fields, body)
  parent[last] = value
  return body
}
