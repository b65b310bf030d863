import { createHash } from 'node:crypto'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { publishAll } from '../publish/publish-all.ts'
import { readRegistry } from '../store/generation.ts'
import { historyOf } from '../store/history.ts'
import type { Store } from '../store/store.ts'
import { freshStore } from '../testing/builds.ts'

const root = join(import.meta.dirname, '../../..')
const folders: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

/** A working copy with the builds of these sources, and what is put before the first line of the script of finance's invoices. */
const workingCopy = (script: string) => {
  const workspaces = mkdtempSync(join(tmpdir(), 'keyhaven-smoke-'))
  folders.push(workspaces)
  for (const dist of ['shell/dist', 'mfe-bookings/dist', 'mfe-finance/dist', 'mfe-inventory/dist'])
    cpSync(join(root, dist), join(workspaces, dist), { recursive: true })
  const dist = join(workspaces, 'mfe-finance/dist')
  const { groups } = JSON.parse(readFileSync(join(dist, 'area.json'), 'utf8')) as {
    groups: { request: string | null; files: string[] }[]
  }
  const page = groups
    .find(({ request }) => request?.endsWith('invoices-page.tsx'))
    ?.files.find((one) => one.endsWith('.js'))
  const file = join(dist, page ?? '')
  const before = readFileSync(file)
  writeFileSync(file, `${script}\n${before.toString()}`)
  // The entry holds the hash of each script.
  const hash = (bytes: Buffer) => createHash('sha384').update(bytes).digest('base64')
  const [was, now] = [hash(before), hash(readFileSync(file))]
  for (const name of readdirSync(dist, { recursive: true, encoding: 'utf8' }))
    if (name.endsWith('.js') && join(dist, name) !== file) {
      const text = readFileSync(join(dist, name), 'utf8')
      if (text.includes(was)) writeFileSync(join(dist, name), text.replaceAll(was, now))
    }
  return workspaces
}

/** A store with shell and inventory, and bookings, whose pages finance adds to. What is refused leaves it as it was. */
const prepare = async () => {
  const store = freshStore()
  await publishAll(store, ['shell', 'inventory', 'bookings'], () => undefined, { workspaces: workingCopy('') })
  return store
}
let prepared: Promise<Store> | undefined
const installation = async () => {
  const store = await (prepared ??= prepare())
  const publish = (script: string) =>
    publishAll(store, ['finance'], () => undefined, { workspaces: workingCopy(script), smoke: true })
  const newest = async () => (await historyOf(store).next()).value
  return { store, publish, newest }
}

const broken: Record<string, [script: string, why: string | RegExp]> = {
  'a page that throws': [
    'throw new Error("nothing works")',
    '/owner/dashboard/invoices was opened, and it throws: nothing works',
  ],
  'a page that is blank': [
    'setInterval(() => { if (location.pathname.endsWith("invoices")) document.querySelector("main")?.replaceChildren() }, 10)',
    // Its first page may still be on its way when it is emptied.
    /: \/owner\/dashboard\/\S+ was opened, and it is blank/,
  ],
  'an overlay on the body': [
    'document.body.append(Object.assign(document.createElement("aside"), { style: "position:fixed;inset:0;background:red" }))',
    'finance: its pages change what is outside of their frame: ',
  ],
  'a rule that hides the buttons of others': [
    'document.head.append(Object.assign(document.createElement("style"), { textContent: "button{display:none!important}" }))',
    'finance: its pages change what is outside of their frame: style sheets',
  ],
}

it.each(Object.entries(broken))(
  'refuses %s, and says where and why',
  async (_, [script, why]) => {
    const { publish, newest } = await installation()
    const before = await newest()
    await expect(publish(script)).rejects.toThrow(why)
    expect(await newest()).toEqual(before)
  },
  300_000,
)

it('gives everybody a release whose pages can be used, and the history says how many were opened', async () => {
  const { publish, newest } = await installation()
  await publish('/* fine */')
  expect(await newest()).toMatchObject({
    what: 'publish finance',
    seen: expect.stringMatching(/^[1-9]\d* pages in [\d.]+ s$/),
  })
}, 300_000)

it('opens guests’ pages in the shell, and loads them as guests get them', async () => {
  const { store } = await installation()
  const publish = (line: string) => {
    const workspaces = workingCopy('')
    for (const dist of ['mfe-public/dist', 'mfe-public/dist-site', 'mfe-public/dist-embed'])
      cpSync(join(root, dist), join(workspaces, dist), { recursive: true })
    const theme = join(workspaces, 'mfe-public/dist-site/theme.js')
    writeFileSync(theme, `${line};${readFileSync(theme, 'utf8')}`)
    return publishAll(store, ['public'], () => undefined, { workspaces, smoke: true })
  }
  const throwing = 'setInterval(() => { throw new Error("no site") }, 50)'
  await expect(publish(throwing)).rejects.toThrow('public: / was loaded by a guest, and it throws: no site')
  await publish('"fine"')
  const { value: record } = await historyOf(store).next()
  expect(record).toMatchObject({ what: 'publish public', seen: expect.stringMatching(/^1\d pages in [\d.]+ s$/) })
}, 300_000)

it('opens the pages of a shell before a share of the visitors gets it, and refuses one whose pages throw', async () => {
  const { store } = await installation()
  const publish = (line: string) => {
    const workspaces = workingCopy('')
    const dist = join(workspaces, 'shell/dist')
    writeFileSync(join(dist, 'theme.js'), `${line};${readFileSync(join(dist, 'theme.js'), 'utf8')}`)
    return publishAll(store, ['shell'], () => undefined, { workspaces, percent: 5, smoke: true })
  }
  const throwing = 'setInterval(() => { throw new Error("no shell") }, 50)'
  await expect(publish(throwing)).rejects.toThrow('was opened, and it throws: no shell')
  expect((await readRegistry(store)).shell).not.toHaveProperty('rollout')
  const [published] = await publish('"fine"')
  const { value: record } = await historyOf(store).next()
  expect(record).toMatchObject({ seen: expect.stringMatching(/^\d pages in [\d.]+ s$/) })
  expect((await readRegistry(store)).shell.rollout).toMatchObject({ version: published?.version, percent: 5 })
}, 300_000)
