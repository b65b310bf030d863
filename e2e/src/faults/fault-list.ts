import { answers, changeHtml } from './answers.ts'
import { calls, changing, code, entry, type Fault, html, pageCode, registry, script, shell } from './fault.ts'
import { stableOf } from './registry.ts'
import { groupFiles } from './release.ts'

const emptied = 'the page, which it emptied'
const element = (id: string) => new RegExp(`(<script type="application/json" id="${id}">).*?(</script>)`, 's')

/**
 * All faults that people meet in a browser. To it a script fails alike whether it was refused, reset, or answered with 404 or
 * 503, and one with half its text as one with another hash or type: each file has a row of each kind, and each moment too.
 */
export const faults: readonly Fault[] = [
  script('entry', 'reset', 'start'),
  script('entry', 'busy', 'use'),
  script('entry', 'none', 'start'),
  script('entry', 'half', 'use'),
  script('entry', 'html', 'start'),
  script('exposed', 'missing', 'start'),
  script('exposed', 'none', 'use'),
  script('exposed', 'changed', 'use'),
  script('analytics', 'missing', 'chunk'),
  script('analytics', 'none', 'chunk'),
  script('invoices', 'changed', 'start'),
  script('invoices', 'reset', 'use'),
  {
    name: 'every file of every version: connection reset',
    moment: 'use',
    shows: 'words',
    install: ({ page }) => page.route('**/mfe/finance/**', answers.reset),
  },
  code('syntax error', 'start', (source) => `${source}\n}`),
  code('exposes nothing', 'use', () => 'var mfe_finance={init(){},get(){return ()=>({})}}'),
  pageCode('throws at its first render', 'start', 'render'),
  pageCode('throws in an effect', 'use', 'effect'),
  pageCode('throws in a timer and rejects a promise', 'use', 'late', 'content'),
  pageCode('renders without end after layout', 'start', 'layout'),
  pageCode('renders without end in effects', 'use', 'passive'),
  pageCode('waits without end', 'start', 'wait'),
  pageCode('throws while it is left', 'use', 'leave', 'content'),
  changing(
    code(
      'replaces fetch, the history and timers',
      'start',
      (source) =>
        `fetch=()=>new Promise(()=>{});history.pushState=()=>{};setTimeout=()=>0;Object.defineProperty(document,'title',{get:()=>'',configurable:true});${source}`,
      'content',
    ),
    'document.title, history.pushState, window.fetch, window.setTimeout',
  ),
  changing(
    code('empties the page', 'start', (source) => `document.body.innerHTML='';${source}`, 'content'),
    emptied,
  ),
  changing(pageCode('empties the page in an effect', 'use', 'empty', 'content'), emptied),
  changing(pageCode('has a style for every button', 'use', 'styles', 'content'), 'style sheets'),
  changing(
    pageCode('leaves something over a page that does not scroll any more', 'use', 'leftovers', 'content'),
    '<div class="curtain"> over the page, class of html, style of body',
  ),
  changing(pageCode('clears what is stored', 'use', 'storage', 'content'), '“token” in the sessionStorage'),
  {
    name: 'shell: lazy shared group 404',
    moment: 'use',
    shows: 'words',
    other: 'Help',
    install: async ({ page, releases }) => {
      for (const file of await groupFiles(releases, 'antd/data')) await page.route(`**${file}`, answers.missing)
    },
  },
  shell('all scripts 404', '**/shell/static/**/*.js', 'missing'),
  shell('all scripts with a wrong hash', '**/shell/static/**/*.js', 'changed'),
  shell('all scripts, theme.js too, 404', '**/shell/**/*.js', 'missing'),
  shell('all scripts never answered', '**/shell/static/**/*.js', 'none'),
  registry('broken JSON', '{"schema":1,'),
  registry('missing in the page', undefined),
  {
    name: 'registry: its file never answered',
    moment: 'start',
    shows: 'content',
    install: ({ page }) => page.route('**/registry/*.json', answers.none),
  },
  {
    name: 'registry: its file with a wrong hash',
    moment: 'use',
    shows: 'content',
    install: ({ page }) => page.route('**/registry/*.json', answers.changed),
  },
  registry('another schema', '{"schema":2,"areas":[]}'),
  entry('an entry without a hash', 'previous', (json) => Object.assign(stableOf(json, 'finance'), { integrity: 'x' })),
  entry('an entry that cannot be read at all', 'words', ({ areas: { finance } }) => {
    for (const release of Object.values(finance?.releases ?? {})) Object.assign(release, { integrity: 'x' })
  }),
  entry('the stable release is absent', 'previous', ({ areas: { finance } }) => {
    if (finance) delete finance.releases[finance.stable]
  }),
  entry('an icon that is no drawing, and an unknown area with unknown fields', 'content', (json) => {
    const release = structuredClone(stableOf(json, 'finance'))
    Object.assign(release.manifest, { area: 'spa', paths: ['/owner/dashboard/spa/*'], nav: [], pages: [] })
    json.areas['spa'] = { salt: 'x', stable: json.areas['finance']?.stable ?? '', releases: {}, moon: 'full' }
    json.areas['spa'].releases[json.areas['spa'].stable] = release
    Object.assign(stableOf(json, 'finance').manifest.nav[0] ?? {}, { icon: '<b>' })
  }),
  html('preload list and first calls: broken JSON', (text) =>
    text.replace(element('preload'), '$1[{$2').replace(element('first-calls'), '$1[{$2'),
  ),
  html('the page is cut off in its list of releases', (text) => text.slice(0, text.indexOf('id="registry"') + 2000)),
  html('the page is cut off in its navigation', (text) => text.slice(0, text.indexOf('<div id="root">') + 400)),
  html('the page is cut off in its styles', (text) => text.slice(0, text.indexOf('<style>') + 400)),
  {
    ...html('the page is cut off before its scripts', (text) => text.slice(0, text.indexOf('<script defer'))),
    shows: 'words',
    other: 'none',
  },
  {
    name: 'stale HTML: the area’s files are gone',
    moment: 'start',
    shows: 'content',
    install: async ({ page, newest }) => {
      const gone = '1.0.0-0000000000'
      await changeHtml(page, (text) =>
        text.replaceAll(/1\.0\.0-[\da-f]{12}(?=[^<]*"remote":"mfe_finance")/g, gone).replaceAll(newest, gone),
      )
    },
  },
  {
    name: 'stale HTML: the shell’s scripts are gone',
    moment: 'start',
    shows: 'content',
    install: async ({ page }) => {
      let times = 0
      await changeHtml(page, (text) =>
        times++ === 0 ? text.replaceAll(/\/shell\/static\/js\/(\w+)\.\w+\.js/g, '/shell/static/js/$1.000000.js') : text,
      )
    },
  },
  {
    name: 'storage blocked',
    moment: 'start',
    shows: 'content',
    install: ({ page }) =>
      page.addInitScript(() => {
        const refuse = () => {
          throw new DOMException('blocked', 'SecurityError')
        }
        Object.defineProperty(window, 'localStorage', { get: refuse })
        Storage.prototype.setItem = refuse
      }),
  },
  calls('busy', 'start'),
  calls('none', 'use'),
]
