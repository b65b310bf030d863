import { type ParsedManifest, pageOfPath } from '@keyhaven/shared-contracts/platform/area-manifest'
import type { CallShapes } from '@keyhaven/shared-contracts/platform/call-shapes'

/** Addresses that the shell asks the API for in place of an area: the first calls of its pages, and its searches. */
const addressesOf = ({ pages, search }: Pick<ParsedManifest, 'pages' | 'search'>) => [
  ...pages.flatMap(({ calls }) => calls),
  ...search.map(({ call }) => `${call}?search=&locale=`),
]

/** Reasons why an API does not answer what a manifest has the shell ask, a sentence each: another path, or a parameter that it does not take. */
export const addressProblems = (manifest: Pick<ParsedManifest, 'pages' | 'search'>, served: CallShapes): string[] => {
  const reads = Object.entries(served).flatMap(([call, shape]) =>
    call.startsWith('GET ') ? [{ path: call.slice('GET '.length), shape }] : [],
  )
  // A path that is written out comes before one with a parameter in its place.
  const inOrder = reads.toSorted((a, b) => a.path.split(':').length - b.path.split(':').length)
  const problems = addressesOf(manifest).flatMap((address) => {
    const [path = '', search = ''] = address.split('?')
    const read = pageOfPath(inOrder, path)
    if (!read) return [`GET ${path} is not there`]
    const names = [...new URLSearchParams(search).keys()]
    return names
      .filter((name) => !Object.hasOwn(read.shape.query?.properties ?? {}, name))
      .map((name) => `GET ${path} takes no ${name}`)
  })
  return [...new Set(problems)]
}
