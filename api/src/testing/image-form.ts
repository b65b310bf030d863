/** A form with one picture, as a browser sends it. */
export function imageForm(
  fields: Record<string, string | number>,
  bytes: Uint8Array | undefined,
  name = 'house.png',
  type = '',
  field = 'image',
) {
  const form = new FormData()
  for (const [key, value] of Object.entries(fields)) form.set(key, String(value))
  if (bytes) form.append(field, new Blob([new Uint8Array(bytes)], { type }), name)
  return form
}
