import { readJson, at } from '../build/workspace.ts'
import { listFiles } from './list-files.ts'
import type { AreaNames } from './names.ts'
import { catalogEntry, pageEntry } from './page-files.ts'
import { helpTopic, helpWords, manifestWords } from './words.ts'

const contracts = '@keyhaven/shared-contracts'
// Only what other tools load has one: a remote's module and its build.
const byDefault = 'export default'

const manifestText = ({ id, key, path }: AreaNames) => `import { ${key}Api } from '${contracts}/contract/${id}/${id}'
import { firstPage } from '${contracts}/contract/paging'
import { inOwnersLanguages } from '${contracts}/domain/languages/in-all-languages'
import { describeArea, firstCall } from '${contracts}/platform/describe-area'
import type { Messages } from './messages/manifest/en.ts'
import { pages } from './pages.ts'

const words = await inOwnersLanguages<Messages>((locale) => import(\`./messages/manifest/\${locale}.ts\`))

export const manifest = describeArea(words, {
  area: '${id}',
  nav: [
    {
      id: '${id}',
      path: '${path}',
      icon: 'M5 5h14v14H5ZM9 12h6M12 9v6',
      order: 100,
      place: 'main',
    },
  ],
  pages: [{ page: pages.${key}, below: true, calls: [firstCall(${key}Api.list, { query: firstPage })] }],
})
`

const helpText = ({ id, title, path }: AreaNames) => {
  const topic = helpTopic(title)
  return `import type { AreaHelp } from '${contracts}/platform/help'

/** Help topics on it. */
export const help = {
  sections: [
    {
      id: '${id}',
      title: '${title}',
      order: 100,
      topics: [
        {
          id: '${id}-basics',
          title: '${topic.title}',
          content: ['${topic.content}'],
          link: { label: '${topic.link}', path: '${path}' },
        },
      ],
    },
  ],
} satisfies AreaHelp
`
}

type Package = { dependencies: Record<string, string>; devDependencies: Record<string, string> }

const packageText = ({ id }: AreaNames) => {
  // The versions of all are the same; this area has everything that a new one needs.
  const { dependencies, devDependencies } = readJson(at('mfe-inventory/package.json')) as Package
  const pick = (from: Record<string, string>, ...names: string[]) =>
    Object.fromEntries(names.map((name) => [name, from[name]]))
  return `${JSON.stringify(
    {
      name: `@keyhaven/mfe-${id}`,
      version: '1.0.0',
      private: true,
      type: 'module',
      // What its pages may weigh together at first: room for two or three of them.
      budgetKb: { area: 60 },
      scripts: { build: 'rsbuild build', dev: `node ../tools/src/dev.ts mfe-${id}` },
      dependencies: pick(dependencies, '@keyhaven/shared-contracts', 'antd'),
      devDependencies: pick(devDependencies, '@keyhaven/tools', '@rsbuild/core'),
    },
    null,
    2,
  )}\n`
}

const readmeText = ({ id, title, group }: AreaNames) => `# mfe-${id}

${title}, in the owners' dashboard. Its pages are those of \`src/pages.ts\`.
\`npm run dev -w mfe-${id}\` runs it with hot reload inside a shell; \`npm run release -- publish ${id}\` ships it alone.
- Its calls: \`shared-contracts/src/contract/${id}\`; what answers them: \`api/src/${id}\`; what they refuse, in words:
  \`shared-contracts/src/domain/reasons/${group}\`; its tables: \`api/src/db/migrations/*-${id}.*.sql\`.
`

const [catalogImport, catalogText] = [0, 1] as const

/** The files of an area in the browser, by name below its folder. */
export const areaFiles = (names: AreaNames): Record<string, string> => {
  const { id, key, group, title } = names
  const entry = catalogEntry(names)
  return {
    'package.json': packageText(names),
    'rsbuild.config.ts': `import { area } from '@keyhaven/tools/build/area-preset'\n\n${byDefault} area('${id}')\n`,
    'README.md': readmeText(names),
    'src/area.tsx': `import { generalReasons } from '${contracts}/reasons/general'
import { ${key}Reasons } from '${contracts}/reasons/${group}'
import { type Area, contractVersion } from '${contracts}/web/area'
import { registerReasons } from '${contracts}/web/locale'
import { pages } from './pages.ts'

registerReasons(generalReasons, ${key}Reasons)

${byDefault} { contract: contractVersion, routes: Object.values(pages) } satisfies Area
`,
    'src/pages.ts': `import { page } from '${contracts}/web/area'
import { ${key}Catalog } from './messages/catalogs.ts'

/** The pages of this area: the routes and the manifest are made of them. */
export const pages = {
${pageEntry(names)}}
`,
    'src/messages/catalogs.ts': `import { catalog } from '${contracts}/web/locale'\n${entry[catalogImport]}${entry[catalogText]}`,
    'src/manifest.ts': manifestText(names),
    'src/manifest.test.ts': `import { testServer } from '@keyhaven/api/testing/test-server'
import { testFirstCalls } from '${contracts}/testing/first-calls'
import area from './area.tsx'
import { manifest } from './manifest.ts'
import { pages } from './pages.ts'

const server = await testServer()
const fill = async () => ({ owner: await server.signUpOwner() })

testFirstCalls({ area, manifest, pages: Object.values(pages), server, fill })
`,
    'src/help.ts': helpText(names),
    ...Object.fromEntries(
      Object.entries({
        ...listFiles(names),
        ...manifestWords('messages/manifest', id, title),
        ...helpWords('help-words', id, title),
      }).map(([file, text]) => [`src/${file}`, text]),
    ),
  }
}
