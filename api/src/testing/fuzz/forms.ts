import fc, { type Arbitrary } from 'fast-check'
import { encoded } from '../pictures.ts'
import { jsonOf, mostly, type Shape } from './values.ts'

const picture = await encoded.png(60, 40)
const noPictures = ['', 'GIF89a', '<svg onload="alert(1)"/>', 'first_name,last_name,email\r\n=1+1,"x\r\n']
const contents = [...noPictures.map((text) => Buffer.from(text)), picture.subarray(0, 40), Buffer.alloc(70_000, 0xff)]
const names = ['', '../../a.png', 'a\u202egnp.exe', 'x'.repeat(300), '"; filename="b.png']
const files = fc.record({
  name: mostly(fc.constant('a.png'), fc.constantFrom(...names)),
  type: mostly(fc.constant('image/png'), fc.constantFrom('text/csv', 'image/svg+xml', 'x')),
  content: fc.oneof(fc.constant(picture), fc.constantFrom(...contents)),
})

const partOf = (head: string, content: Buffer | string) =>
  Buffer.concat(
    [`--x\r\nContent-Disposition: form-data; name="${head}\r\n\r\n`, content, '\r\n'].map((piece) =>
      Buffer.from(piece),
    ),
  )

/** Forms of the fields of bodies, with files in the fields that take them and in others, not all written to their end. */
export const formsOf = ({ properties = {} }: Shape, bodies: Arbitrary<unknown>) => {
  const fields = ['__proto__', ...Object.keys(properties)]
  const ofFiles = fields.filter((name) => JSON.stringify(properties[name])?.includes('binary'))
  const field = mostly(fc.constantFrom(...(ofFiles.length > 0 ? ofFiles : fields)), fc.constantFrom(...fields))
  const uploads = fc
    .tuple(field, files)
    .map(([at, { name, type, content }]) => partOf(`${at}"; filename="${name}"\r\nContent-Type: ${type}`, content))
  const texts = bodies.map((body) =>
    Object.entries(Object(body)).map(([name, value]) =>
      partOf(`${name.replaceAll(/[\r\n]/g, '')}"`, typeof value === 'string' ? value : jsonOf(value)),
    ),
  )
  const end = mostly(fc.constant('--x--\r\n'), fc.constantFrom('', '--x')).map((text) => [Buffer.from(text)])
  const parts = fc.tuple(texts, fc.array(uploads, { maxLength: 2 }), end)
  return parts.map((all) => ({ type: 'multipart/form-data; boundary=x', content: Buffer.concat(all.flat()) }))
}
