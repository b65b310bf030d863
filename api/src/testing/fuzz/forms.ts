import { between, pick, type Random } from '../../demo/content/random.ts'
import { hostileTexts } from './values.ts'

/** The smallest picture that there is: one transparent pixel. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const files = [
  picture,
  picture.subarray(0, 40),
  Buffer.concat([picture.subarray(0, 16), Buffer.from([0x7f, 0xff, 0xff, 0xff]), picture.subarray(20)]),
  Buffer.alloc(0),
  Buffer.from('GIF89a'),
  Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
  Buffer.from('first_name,last_name,email\r\n=1+1,"x\r\n'),
  Buffer.from('%PDF-1.7'),
  Buffer.alloc(70_000, 0xff),
] as const
const names = ['a.png', '', '../../a.png', 'a.svg', 'a\u202egnp.exe', 'x'.repeat(300), '"; filename="b.png'] as const
const fields = ['image', 'file', 'logo', 'images', 'alt_texts', '__proto__', 'address.street'] as const

const headerText = (text: string) => text.replaceAll(/[\r\n]/g, ' ')

/** A form with the fields of an example and files in some of them, now and then one that does not end as a form must. */
export const formOf = (random: Random, example: Record<string, unknown>) => {
  const boundary = random() < 0.03 ? '' : `keyhaven${between(random, 1000, 9999)}`
  const parts: Buffer[] = []
  const add = (disposition: string, content: Buffer, type = '') =>
    parts.push(
      Buffer.from(
        `--${boundary}\r\nContent-Disposition: form-data; ${headerText(disposition)}\r\n${type && `Content-Type: ${type}\r\n`}\r\n`,
      ),
      content,
      Buffer.from('\r\n'),
    )
  for (const [name, value] of Object.entries(example)) {
    if (random() < 0.1) continue
    const text =
      random() < 0.15 ? pick(random, hostileTexts) : typeof value === 'object' ? JSON.stringify(value) : String(value)
    add(`name="${name}"`, Buffer.from(text))
  }
  for (let left = between(random, 0, 2); left > 0; left--)
    add(
      `name="${pick(random, fields)}"; filename="${pick(random, names)}"`,
      pick(random, files),
      pick(random, ['image/png', 'text/csv', 'image/svg+xml', 'x']),
    )
  const end = random() < 0.9 ? Buffer.from(`--${boundary}--\r\n`) : Buffer.alloc(0)
  return { type: `multipart/form-data; boundary=${boundary}`, body: Buffer.concat([...parts, end]) }
}
