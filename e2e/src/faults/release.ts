import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { publishArea, publishShell } from '@keyhaven/deploy/publish/publish'
import { ofTheStore } from '@keyhaven/deploy/store/build-files'
import { readRegistry } from '@keyhaven/deploy/store/generation'
import { integrityFile } from '@keyhaven/deploy/store/integrity'
import { openStore } from '@keyhaven/deploy/store/open-store'
import { inStore } from '@keyhaven/deploy/store/store'
import { area } from '@keyhaven/tools/build/area-preset'
import { createRsbuild, mergeRsbuildConfig, rspack } from '@rsbuild/core'

type Change = (entry: string) => string

/** Publishes a folder with a build, changed by a name that makes it another release. Answers its version. */
const publish = async (
  releases: string,
  dist: string,
  name: string,
  { change = (entry) => entry, percent }: { change?: Change | undefined; percent?: number | undefined } = {},
) => {
  const store = openStore(releases)
  const entry = path.join(dist, 'remoteEntry.js')
  writeFileSync(entry, `${change(readFileSync(entry, 'utf8'))}\n/* ${name} */`)
  const { version } = await publishArea(store, dist, { ...(percent !== undefined && { percent }) })
  rmSync(dist, { recursive: true })
  return version
}

const copyOf = (build: string) => {
  const dist = mkdtempSync(path.join(tmpdir(), 'keyhaven-release-'))
  // Without what the store has made of it.
  cpSync(build, dist, { recursive: true, filter: (file) => !ofTheStore.test(file) && !file.endsWith(integrityFile) })
  return dist
}

/** Publishes the stable release of an area once more, as a build that differs by a comment, or by its entry. */
export const publishNext = async (releases: string, name: string, areaName = 'bookings', change?: Change) => {
  const store = openStore(releases)
  const { stable } = (await readRegistry(store)).areas[areaName] ?? { stable: '' }
  return publish(releases, copyOf(inStore(store, 'mfe', areaName, stable)), name, { change })
}

/** Builds the finance area as another version would be, with its own page of the invoices or one that can fail in many ways. */
const buildFinance = async (name: string, isFaulty: boolean) => {
  const dist = mkdtempSync(path.join(tmpdir(), 'keyhaven-build-'))
  const pages = ['invoices-page', 'analytics-page'].map(
    (page) =>
      new rspack.NormalModuleReplacementPlugin(
        new RegExp(`/${page}\\.tsx$`),
        path.join(import.meta.dirname, `faulty/${page}.tsx`),
      ),
  )
  const config = mergeRsbuildConfig(area('finance'), {
    mode: 'production',
    output: { distPath: { root: dist } },
    tools: {
      rspack: {
        output: { uniqueName: `finance_${name}`, chunkLoadingGlobal: `chunks_finance_${name}` },
        plugins: isFaulty ? pages : [],
      },
    },
  })
  const rsbuild = await createRsbuild({ ...(config.root && { cwd: config.root }), config })
  await rsbuild.build().then(({ close }) => close())
  return dist
}
export const buildFaulty = () => buildFinance('faulty', true)
/** Publishes a whole finance release after the one that is out. */
export const publishWhole = async (releases: string) => publish(releases, await buildFinance('next', false), 'next')

/** Publishes the shell that is out once more, with a first script that throws, for a share of the visitors in percent. */
export const publishThrowingShell = async (releases: string, percent: number) => {
  const dist = copyOf(path.join(root, 'shell/dist'))
  const file = path.join(dist, 'shell.json')
  const build = JSON.parse(readFileSync(file, 'utf8')) as { groups: Group[] }
  const script = 'static/js/throwing.js'
  writeFileSync(path.join(dist, script), 'throw new Error("This shell does not start")')
  for (const group of build.groups)
    if (group.initial) group.files = [...group.files.filter((one) => !one.endsWith('.js')), script]
  writeFileSync(file, JSON.stringify(build))
  const { version } = await publishShell(openStore(releases), dist, { percent })
  rmSync(dist, { recursive: true })
  return version
}

/** Publishes that build with another entry, for everybody or for a share of the visitors in percent. */
export const publishFaulty = (releases: string, build: string, name: string, change: Change, percent?: number) =>
  publish(releases, copyOf(build), name, { change, percent })

/** The addresses of what the shell loads to report on releases. */
export const reporterFiles = async (releases: string) => {
  const store = openStore(releases)
  const groups = groupsIn(inStore(store, 'shell', (await readRegistry(store)).shell.version, 'shell.json'))
  return groups
    .filter(({ request }) => request?.endsWith('/health/report.ts'))
    .flatMap(({ files }) => files.map((file) => `/shell/${file}`))
}

const run = (releases: string, ...args: string[]) =>
  promisify(execFile)(process.execPath, [cli, ...args], { env: { DATA_DIR: path.dirname(releases) } })
const root = path.join(import.meta.dirname, '../../..')
const cli = path.join(root, 'deploy/src/cli.ts')

/** Takes the newest release of an area back, as its team would. */
export const rollBack = (releases: string, areaName = 'bookings') => run(releases, 'rollback', areaName)

type Group = { request: string | null; initial: boolean; share: string | null; files: string[] }
const groupsIn = (file: string) => (JSON.parse(readFileSync(file, 'utf8')) as { groups: Group[] }).groups

/** The shell’s scripts that bring one group of shared modules, but for those of every page. */
export const groupFiles = async (releases: string, name: string) => {
  const store = openStore(releases)
  const groups = groupsIn(inStore(store, 'shell', (await readRegistry(store)).shell.version, 'shell.json'))
  const [own, ofAll] = [name, 'antd/core'].map((end) =>
    groups.filter(({ share }) => share?.endsWith(end)).flatMap(({ files }) => files),
  )
  return own?.filter((file) => !ofAll?.includes(file)).map((file) => `/shell/${file}`) ?? []
}

/** The scripts of a finance release by what they are. */
export const financeFiles = (releases: string, version: string) => {
  const groups = groupsIn(inStore(openStore(releases), 'mfe', 'finance', version, 'area.json'))
  const scriptsOf = (request: string | null, initial = false) =>
    groups
      .filter((group) => group.request === request && group.initial === initial && group.share === null)
      .flatMap(({ files }) => files)
      .filter((file) => file.endsWith('.js'))
  const [invoices, analytics] = [scriptsOf('./invoices/invoices-page.tsx'), scriptsOf('./analytics/analytics-page.tsx')]
  const address = (file = '') => `/mfe/finance/${version}/${file}`
  return {
    entry: address(scriptsOf(null, true)[0]),
    exposed: address(scriptsOf(null)[0]),
    invoices: address(invoices.find((file) => !analytics.includes(file))),
    analytics: address(analytics.find((file) => !invoices.includes(file))),
  }
}
