import { groupFiles } from './release.ts'
import { type Answer, answers, changeHtml, type Fault, type Moment } from './fault.ts'
import { changeRegistry, stableOf, writeRegistry } from './registry.ts'

const answerNames: Record<Answer, string> = {
  refused: 'connection refused',
  reset: 'connection reset',
  missing: '404',
  busy: '503',
  hanging: 'never answered',
  half: 'half a file',
  changed: 'wrong hash',
  html: 'wrong MIME type',
}

const scripts = (
  what: string,
  file: 'entry' | 'exposed' | 'page',
  kinds: readonly Answer[],
  moments: readonly Moment[],
): Fault[] =>
  kinds.map((kind) => ({
    name: `${what}: ${answerNames[kind]}`,
    moments,
    shows: 'previous',
    install: async ({ page, files }, moment) => {
      const name = file === 'page' ? files[moment === 'chunk' ? 'analytics' : 'invoices'] : files[file]
      await page.route(`**${name}`, answers[kind])
    },
  }))

const code = (name: string, shows: Fault['shows'], change: (entry: string) => string): Fault => ({
  name: `release: ${name}`,
  moments: ['start', 'use'],
  shows,
  code: change,
})
const page = (name: string, kind: string, shows: Fault['shows'] = 'previous') =>
  code(name, shows, (entry) => `globalThis.financeFault='${kind}';${entry}`)

const registry = (name: string, shows: Fault['shows'], change: Parameters<typeof changeRegistry>[1]): Fault => ({
  name: `registry: ${name}`,
  moments: ['start'],
  shows,
  install: async ({ page: at }) => changeRegistry(at, change),
})
const html = (name: string, change: (text: string) => string): Fault => ({
  name,
  moments: ['start'],
  shows: 'content',
  install: async ({ page: at }) => changeHtml(at, change),
})
const list = (name: string, text: string | undefined): Fault => ({
  name: `registry: ${name}`,
  moments: ['start'],
  shows: 'content',
  install: async ({ page: at }) => writeRegistry(at, () => text),
})
const element = (id: string) => new RegExp(`(<script type="application/json" id="${id}">).*?(</script>)`, 's')

const shell = (name: string, pattern: string, kind: Answer, more: Partial<Fault> = {}): Fault => ({
  name: `shell: ${name}`,
  moments: ['start'],
  shows: 'words',
  install: async ({ page: at }) => at.route(pattern, answers[kind]),
  ...more,
})
const api = (name: string, kind: Answer): Fault => ({
  name: `API: ${name}`,
  moments: ['start', 'use'],
  shows: 'content',
  install: async ({ page: at }) => at.route('**/keyhaven/api/invoices/**', answers[kind]),
})

/** Everything that is broken on purpose. */
export const faults: readonly Fault[] = [
  ...scripts(
    'entry',
    'entry',
    ['refused', 'reset', 'missing', 'busy', 'hanging', 'half', 'changed', 'html'],
    ['start', 'use'],
  ),
  ...scripts('exposed module', 'exposed', ['missing', 'hanging', 'changed'], ['start', 'use']),
  ...scripts(
    'page’s own chunk',
    'page',
    ['refused', 'reset', 'missing', 'busy', 'hanging', 'half', 'changed', 'html'],
    ['start', 'use', 'chunk'],
  ),
  {
    name: 'every file of every version: connection refused',
    moments: ['start', 'use'],
    shows: 'words',
    install: async ({ page: at }) => at.route('**/mfe/finance/**', answers.refused),
  },
  code('syntax error', 'previous', (entry) => `${entry}\n}`),
  code('throws when it is evaluated', 'previous', () => 'throw new Error("evaluation")'),
  code('exposes nothing', 'previous', () => 'var mfe_finance={init(){},get(){return ()=>({})}}'),
  page('throws at its first render', 'render'),
  page('throws in an effect', 'effect'),
  page('throws in a timer', 'timer', 'content'),
  page('rejects a promise that nobody waits for', 'rejection', 'content'),
  page('renders without end', 'rerender'),
  page('renders without end after layout', 'layout'),
  { ...page('renders without end in effects', 'passive'), settlesMs: 5000 },
  shell('lazy shared group 404', '**/shell/static/js/async/**', 'missing', {
    moments: ['start', 'use'],
    other: 'Help',
    install: async ({ page: at, releases }) => {
      for (const file of await groupFiles(releases, 'antd/data')) await at.route(`**${file}`, answers.missing)
    },
  }),
  shell('all scripts 404', '**/shell/static/**/*.js', 'missing'),
  shell('all scripts with a wrong hash', '**/shell/static/**/*.js', 'changed'),
  shell('all scripts, theme.js too, 404', '**/shell/**/*.js', 'missing'),
  shell('all scripts never answered', '**/shell/static/**/*.js', 'hanging'),
  list('broken JSON', '{"schema":1,'),
  list('an empty object', '{}'),
  list('missing in the page', undefined),
  list('another schema', '{"schema":2,"areas":[]}'),
  registry('an entry without a hash', 'previous', (found) =>
    Object.assign(stableOf(found, 'finance'), { integrity: 'x' }),
  ),
  registry('an entry that cannot be read at all', 'words', ({ areas: { finance } }) => {
    for (const release of Object.values(finance?.releases ?? {})) Object.assign(release, { integrity: 'x' })
  }),
  registry('the stable release is absent', 'previous', ({ areas: { finance } }) => {
    if (finance) delete finance.releases[finance.stable]
  }),
  registry('a navigation item without a label', 'previous', (found) =>
    Object.assign(stableOf(found, 'finance').manifest.nav[0] ?? {}, { label: '' }),
  ),
  registry('an icon that is no drawing', 'content', (found) =>
    Object.assign(stableOf(found, 'finance').manifest.nav[0] ?? {}, { icon: '<b>' }),
  ),
  registry('an unknown area with unknown fields', 'content', (found) => {
    const release = structuredClone(stableOf(found, 'finance'))
    Object.assign(release.manifest, { area: 'spa', paths: ['/owner/dashboard/spa/*'], nav: [], pages: [] })
    found.areas['spa'] = { salt: 'x', stable: found.areas['finance']?.stable ?? '', releases: {}, moon: 'full' }
    found.areas['spa'].releases[found.areas['spa'].stable] = release
  }),
  html('preload list: broken JSON', (text) => text.replace(element('preload'), '$1[{$2')),
  html('first calls: broken JSON', (text) => text.replace(element('first-calls'), '$1[{$2')),
  {
    name: 'stale HTML: the area’s files are gone',
    moments: ['start'],
    shows: 'content',
    install: async ({ page: at, newest }) => {
      const gone = '1.0.0-0000000000'
      await changeHtml(at, (text) =>
        text.replaceAll(/1\.0\.0-[\da-f]{12}(?=[^<]*"remote":"mfe_finance")/g, gone).replaceAll(newest, gone),
      )
    },
  },
  {
    name: 'stale HTML: the shell’s scripts are gone',
    moments: ['start'],
    shows: 'content',
    install: async ({ page: at }) => {
      let times = 0
      await changeHtml(at, (text) =>
        times++ === 0 ? text.replaceAll(/\/shell\/static\/js\/(\w+)\.\w+\.js/g, '/shell/static/js/$1.000000.js') : text,
      )
    },
  },
  {
    name: 'storage blocked',
    moments: ['start'],
    shows: 'content',
    install: async ({ page: at }) =>
      at.addInitScript(() => {
        const refuse = () => {
          throw new DOMException('blocked', 'SecurityError')
        }
        Object.defineProperty(window, 'localStorage', { get: refuse })
        Storage.prototype.setItem = refuse
      }),
  },
  api('connection refused', 'refused'),
  api('503', 'busy'),
  api('never answered', 'hanging'),
]
