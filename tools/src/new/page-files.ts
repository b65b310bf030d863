import type { PageNames } from './names.ts'
import { pageWords } from './words.ts'

const contracts = '@keyhaven/shared-contracts'

const pageText = ({ page, key }: PageNames) => `import { useMessages } from '${contracts}/web/locale'
import { EmptyState, PageTitle } from '${contracts}/web/page'
import { ${key}Catalog } from '../messages/catalogs.ts'

export function ${page}() {
  const t = useMessages(${key}Catalog)
  return (
    <>
      <PageTitle title={t.title} />
      <EmptyState title={t.nothing} />
    </>
  )
}
`

const pageTestText = ({
  id,
  page,
  title,
  path,
}: PageNames) => `import { testServer } from '@keyhaven/api/testing/test-server'
import { renderArea } from '${contracts}/testing/render-area'
import { expect, it } from 'vitest'
import area from '../area.tsx'
// Here from the start: on a busy machine loading it takes longer than a test waits.
import './${id}-page.tsx'

const server = await testServer()

it('is found at its address: ${page}', async () => {
  const { screen } = renderArea('${path}', { area, server, as: await server.signUpOwner() })
  expect(await screen.findByRole('heading', { level: 1, name: '${title}' })).toBeDefined()
})
`

/** The files of a page that shows nothing yet, by name below `src`. */
export const pageFiles = (names: PageNames): Record<string, string> => ({
  [`${names.id}/${names.id}-page.tsx`]: pageText(names),
  [`${names.id}/${names.id}-page.test.tsx`]: pageTestText(names),
  ...pageWords(`messages/${names.id}`, names.title),
})

/** The entry of a page in `pages.ts`. */
export const pageEntry = ({ id, page, key, path }: PageNames) =>
  `  ${key}: page('${path}', () => import('./${id}/${id}-page.tsx'), '${page}', ${key}Catalog),\n`

/** The catalog of a page in `messages/catalogs.ts`: its import and its export. */
export const catalogEntry = ({ id, key }: PageNames): [importLine: string, text: string] => {
  const type = `${key.charAt(0).toUpperCase()}${key.slice(1)}Messages`
  return [
    `import type { Messages as ${type} } from './${id}/en.ts'\n`,
    `\nexport const ${key}Catalog = catalog<${type}>('${id}', (locale) => import(\`./${id}/\${locale}.ts\`))\n`,
  ]
}
