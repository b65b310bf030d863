import fc, { type Arbitrary } from 'fast-check'
import { encoded } from '../pictures.ts'
import { jsonOf, mostly, type Shape } from './values.ts'

const picture = await encoded.png(60, 40)
const texts = ['', 'GIF89a', '<svg onload="alert(1)"/>', 'first_name,last_name,email\r\n=1+1,"x\r\n']
const contents = [...texts.map((text) => Buffer.from(text)), picture.subarray(0, 40), Buffer.alloc(70_000, 0xff)]
const names = ['', '../../a.png', 'a\u202egnp.exe', 'x'.repeat(300), '"; filename="b.png']
const files = fc.record({
  name: mostly(fc.constant('a.png'), fc.constantFrom(...names)),
  type: mostly(fc.constant('image/png'), fc.constantFrom('text/csv', 'image/svg+xml', 'x')),
  content: fc.oneof(fc.constant(picture), fc.constantFrom(...contents)),
})

const partOf = (head: string, content: Buffer) => [
  Buffer.from(`--x\r\nContent-Disposition: form-data; name="${head}\r\n\r\n`),
  content,
  Buffer.from('\r\n'),
]

/** Forms of the fields of bodies, with files in the fields that take them and in others, not all written to their end. */
export const formsOf = ({ properties = {} }: Shape, bodies: Arbitrary<unknown>) => {
  const fields = Object.keys(properties)
  const ofFiles = fields.filter((name) => JSON.stringify(properties[name]).includes('binary'))
  const field = mostly(
    fc.constantFrom(...(ofFiles.length > 0 ? ofFiles : ['file'])),
    fc.constantFrom('__proto__', ...fields),
  )
  const end = mostly(fc.constant('--x--\r\n'), fc.constantFrom('', '--x'))
  return fc
    .tuple(bodies, fc.array(fc.tuple(field, files), { maxLength: 2 }), end)
    .map(([body, uploads, ending]) =>
      Buffer.concat([
        ...Object.entries(Object(body)).flatMap(([name, value]) =>
          partOf(`${name.replaceAll(/[\r\n]/g, '')}"`, Buffer.from(typeof value === 'string' ? value : jsonOf(value))),
        ),
        ...uploads.flatMap(([at, { name, type, content }]) =>
          partOf(`${at}"; filename="${name}"\r\nContent-Type: ${type}`, content),
        ),
        Buffer.from(ending),
      ]),
    )
}
