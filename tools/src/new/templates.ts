import { locales } from '@keyhaven/shared-contracts/domain/locale'
import { readJson, at } from '../build/workspace.ts'

/** The names that one word stands for: `waiting-list`, `WaitingListPage`, `waitingList`, `Waiting list`. */
export const namesOf = (id: string) => {
  const pascal = id
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')
  const words = id.replaceAll('-', ' ')
  return {
    page: `${pascal}Page`,
    key: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    title: words.charAt(0).toUpperCase() + words.slice(1),
    path: `/owner/dashboard/${id}`,
  }
}

const contracts = '@keyhaven/shared-contracts'
// Only what other tools load has one: a remote's module and its build.
const byDefault = 'export default'

const pageText = (id: string) => {
  const { page, title } = namesOf(id)
  return `import { EmptyState, PageTitle } from '${contracts}/web/page'

/** First page that owners see of it. */
export function ${page}() {
  return (
    <>
      <PageTitle title="${title}" />
      <EmptyState title="There is nothing here yet" />
    </>
  )
}
`
}

const pageTestText = (id: string) => {
  const { page, title, path } = namesOf(id)
  return `import { testServer } from '@keyhaven/api/testing/test-server'
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
}

/** The files of a page, by name below \`src\`. */
export const pageFiles = (id: string): Record<string, string> => ({
  [`${id}/${id}-page.tsx`]: pageText(id),
  [`${id}/${id}-page.test.tsx`]: pageTestText(id),
})

/** The entry of a page in \`pages.ts\`. */
export const pageEntry = (id: string) => {
  const { page, key, path } = namesOf(id)
  return `  ${key}: page('${path}', () => import('./${id}/${id}-page.tsx'), '${page}'),\n`
}

const manifestText = (id: string) => {
  const { key, path } = namesOf(id)
  return `import { inOwnersLanguages } from '${contracts}/domain/languages/in-all-languages'
import { describeArea } from '${contracts}/platform/describe-area'
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
  pages: [{ page: pages.${key}, below: true }],
})
`
}

/** The name of an area is the same in all languages, until somebody translates it. */
const manifestWordsFiles = (id: string) =>
  locales.map((locale) => {
    const words = `{\n  nav: { '${id}': '${namesOf(id).title}' },\n}\n`
    const text =
      locale === 'en'
        ? `export const messages = ${words}export type Messages = typeof messages\n`
        : `import type { Messages } from './en.ts'\n\nexport const messages: Messages = ${words}`
    return [`src/messages/manifest/${locale}.ts`, text]
  })

const helpText = (id: string) => {
  const { title, path } = namesOf(id)
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
          title: 'What ${title} is for',
          content: ['${title} is a new part of your dashboard.'],
          link: { label: 'Open ${title}', path: '${path}' },
        },
      ],
    },
  ],
} satisfies AreaHelp
`
}

const helpWords = {
  de: (title: string) => [`Wozu ${title} dient`, `${title} ist ein neuer Teil Ihrer Übersicht.`, `${title} öffnen`],
  it: (title: string) => [`A cosa serve ${title}`, `${title} è una nuova parte della panoramica.`, `Apri ${title}`],
  nl: (title: string) => [`Waar ${title} voor is`, `${title} is een nieuw deel van uw overzicht.`, `${title} openen`],
  fr: (title: string) => [
    `À quoi sert ${title}`,
    `${title} est une nouvelle partie de votre tableau de bord.`,
    `Ouvrir ${title}`,
  ],
}

const helpWordsFiles = (id: string) =>
  Object.entries(helpWords).map(([locale, inWords]) => {
    const { title } = namesOf(id)
    const [question, answer, link] = inWords(title)
    const text = `import type { HelpWords } from '${contracts}/platform/help'

export const help: HelpWords = {
  sections: { '${id}': '${title}' },
  topics: { '${id}-basics': { title: '${question}', content: ['${answer}'], link: '${link}' } },
}
`
    return [`src/help-words/${locale}.ts`, text]
  })

type Package = { dependencies: Record<string, string>; devDependencies: Record<string, string> }

const packageText = (id: string) => {
  // The versions of all are the same; an area that has little is the one to read them from.
  const { dependencies, devDependencies } = readJson(at('mfe-auth/package.json')) as Package
  const needed = ['@keyhaven/shared-contracts']
  return `${JSON.stringify(
    {
      name: `@keyhaven/mfe-${id}`,
      version: '1.0.0',
      private: true,
      type: 'module',
      scripts: { build: 'rsbuild build', dev: `node ../tools/src/dev.ts mfe-${id}` },
      dependencies: Object.fromEntries(needed.map((name) => [name, dependencies[name]])),
      devDependencies,
    },
    null,
    2,
  )}\n`
}

/** The files of an area, by name below its folder. */
export const areaFiles = (id: string): Record<string, string> => ({
  'package.json': packageText(id),
  'rsbuild.config.ts': `import { area } from '@keyhaven/tools/build/area-preset'\n\n${byDefault} area('${id}')\n`,
  'README.md': `# mfe-${id}

${namesOf(id).title}, in the owners' dashboard. Its pages are those of \`src/pages.ts\`.
\`npm run dev -w mfe-${id}\` runs it with hot reload inside a shell; \`npm run release -- publish ${id}\` ships it alone.
- Explain it: the topics in \`src/help.ts\`, with their words in each language in \`src/help-words\`, are part of the help centre from the next release on; \`npm test\` checks them with those of the other areas.
`,
  'src/area.tsx': `import { type Area, contractVersion } from '${contracts}/web/area'
import { pages } from './pages.ts'

${byDefault} { contract: contractVersion, routes: Object.values(pages) } satisfies Area
`,
  'src/pages.ts': `import { page } from '${contracts}/web/area'

/** The pages of this area: the routes and the manifest are made of them. */
export const pages = {
${pageEntry(id)}}
`,
  'src/manifest.ts': manifestText(id),
  ...Object.fromEntries(manifestWordsFiles(id)),
  'src/manifest.test.ts': `import { testServer } from '@keyhaven/api/testing/test-server'
import { testFirstCalls } from '${contracts}/testing/first-calls'
import area from './area.tsx'
import { manifest } from './manifest.ts'
import { pages } from './pages.ts'

const server = await testServer()
const fill = async () => ({ owner: await server.signUpOwner() })

testFirstCalls({ area, manifest, pages: Object.values(pages), server, fill })
`,
  'src/help.ts': helpText(id),
  ...Object.fromEntries(helpWordsFiles(id)),
  ...Object.fromEntries(Object.entries(pageFiles(id)).map(([file, text]) => [`src/${file}`, text])),
})
