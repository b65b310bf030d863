/** Files beside a body, by field name; a name repeats, so that `images` and `alt_texts` stay in the same order. */
export type Files = Record<string, readonly (File | string)[]>

const append = (form: FormData, name: string, value: unknown) => {
  if (value === undefined || value === null) return
  if (Array.isArray(value)) form.append(name, JSON.stringify(value))
  else if (typeof value === 'object') {
    for (const [key, nested] of Object.entries(value)) append(form, name ? `${name}.${key}` : key, nested)
  } else form.append(name, String(value))
}

/** A multipart body as the API reads it: nested keys with dots, lists as JSON. */
export const formData = (body: unknown, files: Files) => {
  const form = new FormData()
  append(form, '', body)
  for (const [name, values] of Object.entries(files)) for (const value of values) form.append(name, value)
  return form
}
