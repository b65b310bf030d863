import { registryJson } from '@keyhaven/shared-contracts/platform/read-registry'
import type { Registry } from '@keyhaven/shared-contracts/platform/registry'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { templateName } from '../guest/guest-template.ts'
import { readStoredBuild, shellBuild } from '../store/build-info.ts'
import { type Generation, nameByContent, type Rendered, type Texts } from '../store/generation.ts'
import { BuildError, integrityReader } from '../store/integrity.ts'
import { readText, type Store } from '../store/store.ts'
import { renderEmbed } from './embed-pages.ts'
import { deferred, iconLinks, inlineCss, inlineJson, page, preloaded } from './html.ts'
import { headsName, headsOf } from './page-heads.ts'
import { startSheets } from './preload.ts'
import {
  areaOfName,
  htmlName,
  type Page,
  pagesOfRelease,
  type RenderedShell,
  shellMessages,
  shellPages,
  shellFiles,
} from './page-list.ts'
import { documentsOfCanary, namedForCanary, withCanaryShell, withCanarySite } from './canary-pages.ts'
import { outside, registryName, startOfRegistry, trialPlace } from './registry-file.ts'
import { renderSite } from './site.ts'
import { drawnNavigation, ownerOf, skeleton } from './skeleton.ts'

/** The guests' pages outside the shell go with the stable release of the area; `trial` is the one that they are part of. */
const renderGuestPages = async (store: Store, { areas }: Registry, trial?: number): Promise<Texts> => {
  const { site, embed } = areas.public?.releases[areas.public.stable] ?? {}
  return {
    ...(site && { [templateName]: await renderSite(store, site, trial) }),
    ...(embed && (await renderEmbed(store, embed, trial))),
  }
}

/** Renderer of the pages of one shell. */
const shellRenderer = async (store: Store, registry: Registry) => {
  const folder = `shell/${registry.shell.version}`
  const build = await readStoredBuild(store, folder, 'shell', shellBuild)
  const shell: RenderedShell = { ...build, integrity: await integrityReader(store, folder) }
  const start = shell.groups.filter(({ initial }) => initial).flatMap(({ files }) => files)
  const [own, beside] = startSheets(start)
  const css = inlineCss(
    (await Promise.all(own.map((file) => readText(store, `shell/${file}`)))).map((text) => text ?? ''),
  )
  const scripts = shellFiles(
    shell,
    start.filter((file) => file.endsWith('.js')),
  )
  const messages = shellMessages(shell, ['shell'])
  const navigation = drawnNavigation(registry)
  // A shell from before the registry was a file of its own looks for all of it in the page.
  const whole = shell.registryFile ? undefined : inlineJson('registry', registryJson(outside(registry)))
  const inlineOf = (area: string) => whole ?? inlineJson('registry', startOfRegistry(registry, area))
  const render = (inline: string, { path, preload, sheets, calls }: Page) =>
    page({
      title: 'Keyhaven',
      // On the screen of a phone an owner wants the dashboard.
      icon: iconLinks(`/${folder}`, path.startsWith('/owner') ? '/site.webmanifest?for=owners' : undefined),
      // Scripts first and the list of releases last: wherever a document is cut off, what is there can say so, or ask for the rest.
      head: [
        // Calls that contain a part of the address are made by the page itself.
        inlineJson(
          'first-calls',
          calls.filter((call) => !call.includes('/:')),
        ),
        `<script data-trial="${trialPlace}" src="/${folder}/theme.js"></script>`,
        ...shellFiles(shell, beside).map(preloaded),
        ...scripts.map(deferred),
        inlineJson('preload', [...messages, ...preload]),
        // In a list of its own: shells from before take all of the other one for scripts.
        inlineJson('preload-sheets', sheets),
        css,
      ],
      body: skeleton(shell, navigation, path),
      after: inline,
    })
  const pagesOf = async (area: string) => {
    const entry = registry.areas[area]
    const release = entry?.releases[entry.stable]
    if (area === 'shell') return { pages: shellPages(shell), isWhole: true }
    return release ? pagesOfRelease(store, shell, release) : { pages: [], isWhole: true }
  }
  return {
    /** All that the pages of an area, or the shell, depend on, as a text. */
    inputsOf: (area: string) => JSON.stringify([folder, inlineOf(area), registry.areas[area]?.stable, navigation]),
    heads: JSON.stringify(headsOf(registry, shell.pages)),
    renderArea: async (area: string) => {
      const { pages, isWhole } = await pagesOf(area)
      const inline = inlineOf(area)
      return { texts: Object.fromEntries<string>(pages.map((one) => [one.name, render(inline, one)])), isWhole }
    },
    renderOne: async (area: string, name: string) => {
      const document = (await pagesOf(area)).pages.find((one) => one.name === name)
      return document && render(inlineOf(area), document)
    },
  }
}

/** The hash of the program that renders: another one renders all pages again. */
const programHash = () => {
  const own = readdirSync(import.meta.dirname).filter((file) => !file.includes('.test.'))
  return nameByContent(own.map((file) => readFileSync(join(import.meta.dirname, file), 'utf8')).join('\0'))
}

/** The pages that are shown in the shell, area by area: those whose inputs are the ones of before are not rendered again. */
const renderShellPages = async (store: Store, registry: Registry, before: Before): Promise<Rendered> => {
  const rendered: Rendered = { texts: {}, unchanged: {}, inputs: {} }
  if (registry.shell.version === 'none') return rendered
  const { inputsOf, heads, renderArea } = await shellRenderer(store, registry)
  const program = programHash()
  const pagesBefore = Map.groupBy(Object.entries(before.pages), ([name]) => areaOfName(name))
  for (const area of ['shell', ...Object.keys(registry.areas)]) {
    const inputs = nameByContent(program + inputsOf(area))
    if (before.inputs[area] === inputs) {
      Object.assign(rendered.unchanged, Object.fromEntries(pagesBefore.get(area) ?? []))
      rendered.inputs[area] = inputs
      continue
    }
    const { texts, isWhole } = await renderArea(area)
    Object.assign(rendered.texts, texts)
    // A build that cannot be read now is looked at again with the next change.
    if (isWhole) rendered.inputs[area] = inputs
  }
  rendered.texts[headsName] = heads
  return rendered
}

/** The document of one address in another shell of the store, with the areas that are out. */
export const renderInShell = async (store: Store, registry: Registry, version: string, path: string) => {
  const other = { ...registry, shell: { ...registry.shell, version } }
  const { renderOne } = await shellRenderer(store, other)
  const name = htmlName(other, path) ?? 'index.shell.html'
  return renderOne(ownerOf(other, path)?.area ?? 'shell', name)
}

type Before = Pick<Generation, 'pages' | 'inputs'>

/** The pages in a shell, and the registry's file that those name. */
const renderShell = async (store: Store, registry: Registry, before: Before): Promise<Rendered> => {
  const { texts, ...others } = await renderShellPages(store, registry, before)
  return { texts: { ...texts, [registryName]: JSON.stringify(registryJson(outside(registry))) }, ...others }
}

/** Documents of a canary; none where its build cannot be read, so that it is in the way of nobody else's release. */
const ofCanary = async <T>(registry: Registry | undefined, render: (registry: Registry) => Promise<T>) => {
  try {
    return registry && (await render(registry))
  } catch (error) {
    if (error instanceof BuildError) return undefined
    throw error
  }
}

/**
 * Renders the documents of a registry from the builds in the store, without those that are as they were before: those that everybody
 * gets, and those of canaries. The same registry always gives the same ones.
 */
export const renderPages = async (
  store: Store,
  registry: Registry,
  before: Before = { pages: {}, inputs: {} },
): Promise<Rendered> => {
  const [canaryShell, canarySite] = [withCanaryShell(registry), withCanarySite(registry)]
  const trial = canarySite && registry.areas.public?.rollout?.trial
  const beforeOfCanary = { pages: documentsOfCanary(before.pages), inputs: documentsOfCanary(before.inputs) }
  const shell = await renderShell(store, registry, before)
  const shellOfCanary = await ofCanary(canaryShell, (one) => renderShell(store, one, beforeOfCanary))
  const site = await renderGuestPages(store, registry, trial)
  const siteOfCanary = await ofCanary(canarySite, (one) => renderGuestPages(store, one, trial))
  return {
    texts: { ...site, ...shell.texts, ...namedForCanary({ ...siteOfCanary, ...shellOfCanary?.texts }) },
    unchanged: { ...shell.unchanged, ...namedForCanary(shellOfCanary?.unchanged ?? {}) },
    inputs: { ...shell.inputs, ...namedForCanary(shellOfCanary?.inputs ?? {}) },
  }
}
