/** A JSON schema, as far as the document of the API uses it. */
export type Shape = {
  $ref?: string
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  anyOf?: Shape[]
  oneOf?: Shape[]
  allOf?: Shape[]
  properties?: Record<string, Shape>
  required?: string[]
  additionalProperties?: Shape | boolean
  items?: Shape
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  format?: string
}

type Content = { schema?: Shape; example?: Record<string, unknown> }
type Call = {
  security?: Record<string, unknown>[]
  parameters?: { in: string; name: string; schema: Shape }[]
  requestBody?: { content: Record<string, Content> }
}
export type Document = {
  paths: Record<string, Record<string, Call>>
  components: { schemas: Record<string, Shape> }
}

/** One call of the document. */
export type Operation = {
  method: string
  /** As the contract writes it: `/api/booking/:id/`. */
  path: string
  isOwners: boolean
  query: { name: string; schema: Shape }[]
  json: Content | undefined
  form: Content | undefined
  weight: number
}

/** What costs a password hash, a demo account or a picture, or ends the session, is asked less often than the others. */
const rare: [path: RegExp, weight: number][] = [
  [/\/demo-login\//, 0.01],
  [/\/site-settings\/(test|check-domain)\//, 0.05],
  [/\/auth\/(logout|sessions|session)\//, 0.005],
  [/^\/auth\/(?!get-|logo|change-personals|change-slug|change-locale|second-factor\/$)/, 0.1],
  [/images?\/|\/logo\//, 0.3],
]

export const operationsOf = (document: Document): Operation[] =>
  Object.entries(document.paths).flatMap(([address, calls]) =>
    Object.entries(calls).map(([verb, { security = [], parameters = [], requestBody }]) => {
      const path = address.replaceAll(/\{(\w+)\}/g, ':$1')
      const method = verb.toUpperCase()
      const base = rare.find(([pattern]) => pattern.test(path))?.[1] ?? 1
      return {
        method,
        path,
        isOwners: security.some((one) => 'Token' in one),
        query: parameters.filter((one) => one.in === 'query'),
        json: requestBody?.content['application/json'],
        form: requestBody?.content['multipart/form-data'],
        // Records that are gone leave later calls nothing to work with.
        weight: method === 'DELETE' ? base * 0.3 : base,
      }
    }),
  )
