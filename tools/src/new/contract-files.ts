import type { AreaNames } from './names.ts'
import { reasonWords } from './words.ts'

const contractText = ({ id, key, one, type, value, types, records, group, code }: AreaNames) => `import { z } from 'zod'
import { flag, id, idParams, seenVersion } from '../../domain/money/number.ts'
import type { Messages } from '../../domain/reasons/${group}/en.ts'
import { optionalText, text, words } from '../../domain/text.ts'
import { endpoint } from '../endpoint.ts'
import { listQuery } from '../paging.ts'

declare module '../../domain/area-words.ts' {
  interface AreaWords {
    ${group}: { domain: '${id}'; code: '${code}'; reasons: Messages }
  }
}

export const ${value} = z
  .object({ id, version: z.int(), name: z.string(), note: z.string(), active: z.boolean() })
  .meta({ id: '${type}' })
export type ${type} = z.infer<typeof ${value}>

export const new${type} = z.object({
  /** Unique among the owner's ${records}, whatever its case. */
  name: text('${group}.nameRequired', 60),
  note: optionalText(),
  active: flag('general.activeRequired').default(true),
})
export const ${value}Change = new${type}.extend({ version: seenVersion })
export type New${type} = z.output<typeof new${type}>
export type ${type}Change = z.output<typeof ${value}Change>

export const ${key}Query = listQuery.extend({
  active: flag('general.chooseActiveOrInactive').optional(),
  search: words(),
})
export type ${types}Query = z.output<typeof ${key}Query>

const example = { name: 'Example', note: 'Something to remember', active: true } satisfies z.input<typeof new${type}>

export const ${key}Api = {
  list: endpoint({
    domain: '${id}',
    summary: 'The ${records} of the owner, active first, then by name',
    method: 'GET',
    path: '/api/${id}/',
    access: 'owner',
    query: ${key}Query,
    response: z.array(${value}),
  }),
  create: endpoint({
    domain: '${id}',
    summary: 'Add one; 409 \`${code}\` when the owner has one of this name already',
    method: 'POST',
    path: '/api/${id}/',
    access: 'owner',
    body: new${type},
    example,
    status: 201,
    response: ${value},
  }),
  update: endpoint({
    domain: '${id}',
    summary: 'Change one; 409 \`stale\` with the fresh one where it was changed since its version was seen',
    method: 'PATCH',
    path: '/api/${one}/:id/',
    access: 'owner',
    params: idParams,
    body: ${value}Change,
    example,
    response: ${value},
  }),
  remove: endpoint({
    domain: '${id}',
    summary: 'Delete one',
    method: 'DELETE',
    path: '/api/${one}/:id/',
    access: 'owner',
    params: idParams,
    status: 204,
    response: z.undefined(),
  }),
}
`

const reasonsText = ({ key, group }: AreaNames) => `import { catalog } from '@keyhaven/shared-contracts/web/locale'
import type { Messages } from '../domain/reasons/${group}/en.ts'

/** Sentences of the reasons \`${group}.…\` in each language. */
export const ${key}Reasons = catalog<Messages>(
  'reasons/${group}',
  (locale) => import(\`../domain/reasons/${group}/\${locale}.ts\`),
)
`

/** The files of an area's calls and of what they refuse, by name below `shared-contracts/src`. */
export const contractFiles = (names: AreaNames): Record<string, string> => ({
  [`contract/${names.id}/${names.id}.ts`]: contractText(names),
  [`reasons/${names.group}.ts`]: reasonsText(names),
  ...reasonWords(`domain/reasons/${names.group}`),
})
