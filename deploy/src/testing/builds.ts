import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { guestLocales } from '@keyhaven/shared-contracts/domain/locale'
import { buildFirstView } from '@keyhaven/tools/build/site-preset'
import { inject } from 'vitest'
import type { Limits } from '../guest/rendering/render-thread.ts'
import { readCurrent, readPage } from '../store/generation.ts'
import { openStore } from '../store/open-store.ts'
import type { Store } from '../store/store.ts'

const write = (folder: string, files: Record<string, string>) => {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  return folder
}
const temporary = (name: string) => mkdtempSync(join(inject('leftovers'), `${name}-`))

/** An empty release store of its own. */
export const freshStore = () => openStore(temporary('store'))

/** The document of a name that is out. */
export const pageIn = async (store: Store, name: string) =>
  (await readPage(store, (await readCurrent(store)).generation, name)) ?? ''

/** A script as large as a real one, which says in the title of the page which release it is of. */
export const bulkyScript = (release: string) => {
  const lines = Array.from({ length: 200 }, (_, at) => createHash('sha256').update(String(at)).digest('base64'))
  return `document.title=${JSON.stringify(release)}//${lines.join('')}`
}

/** Build of the bookings area around a page script, with its help in none or several languages. */
export const bookingsBuild = (script = 'page()', help?: object, helps: Record<string, object> = {}) =>
  write(temporary('bookings'), {
    ...(help && { 'help.json': JSON.stringify(help) }),
    ...Object.fromEntries(
      Object.entries(helps).map(([language, words]) => [`help.${language}.json`, JSON.stringify(words)]),
    ),
    'remoteEntry.js': `entry(${JSON.stringify(script)})`,
    'static/js/expose.js': 'expose()',
    'static/js/page.js': script,
    'area.json': JSON.stringify({
      version: '1.0.0',
      area: 'bookings',
      contract: '1.0.0',
      needs: { contract: '1.0' },
      manifest: {
        area: 'bookings',
        paths: ['/owner/dashboard', '/owner/dashboard/bookings/*'],
        nav: [
          {
            id: 'b',
            label: 'Bookings <all>',
            in: { de: { label: 'Buchungen <alle>' }, 'x y="': { label: 'No language' } },
            path: '/owner/dashboard/bookings',
            icon: 'M4 4h4',
            order: 1,
            place: 'main',
          },
        ],
        pages: [
          { path: '/owner/dashboard/bookings', module: 'bookings/bookings-page', calls: ['/api/bookings/?page=1'] },
        ],
      },
      groups: [
        { request: null, share: null, initial: true, files: ['remoteEntry.js'], shares: [] },
        { request: null, share: null, initial: false, files: ['static/js/expose.js'], shares: [] },
        {
          request: './bookings/bookings-page.tsx',
          share: null,
          initial: false,
          files: ['static/js/page.js'],
          shares: ['antd/data'],
        },
      ],
    }),
  })

const landingHead = {
  title: 'For <hosts>',
  description: 'All in one place.',
  in: { de: { title: 'Für Gastgeber', description: 'Alles an einem Ort.' } },
}

/** Build of the shell; one from before the registry was a file of its own where `registryFile` is false. */
export const shellBuild = (script = 'shell()', registryFile = true) =>
  write(temporary('shell'), {
    'favicon.svg': '<svg/>',
    'favicon.ico': 'icon',
    'apple-touch-icon.png': 'touch',
    'icon-192.png': '192',
    'icon-512.png': '512',
    'maskable-512.png': 'maskable',
    'preview.jpg': 'preview',
    'theme.js': 'theme()',
    [`static/js/index.${script.length}.js`]: script,
    'static/js/data.js': 'data()',
    'static/js/landing.de.js': 'messages()',
    'static/css/index.css': '.shell-nav{color:red}',
    'shell.json': JSON.stringify({
      version: '1.0.0',
      registryFile,
      paths: ['/owner/*'],
      pages: [{ path: '/owner', module: 'landing/landing-page', catalogs: ['landing'], head: landingHead }],
      skeletons: { dashboard: '<nav>{{main}}</nav><nav>{{bottom}}</nav>', owner: '<header>', public: '<header>' },
      groups: [
        {
          request: './src/main.ts',
          share: null,
          initial: true,
          files: [`static/js/index.${script.length}.js`, 'static/css/index.css'],
          shares: [],
        },
        { request: null, share: 'antd/data', initial: false, files: ['static/js/data.js'], shares: [] },
        { request: './landing/de.ts', share: null, initial: false, files: ['static/js/landing.de.js'], shares: [] },
      ],
    }),
  })

/** Build of the guests' area around an entry, with its pages in these languages. */
export const publicBuild = (entry = 'entry()', locales: readonly string[] = guestLocales) =>
  write(temporary('public'), {
    'remoteEntry.js': entry,
    'area.json': JSON.stringify({
      version: '1.0.0',
      area: 'public',
      contract: '1.0.0',
      needs: { contract: '1.0' },
      manifest: {
        area: 'public',
        paths: [
          '/',
          '/stay/*',
          '/property/*',
          '/book',
          '/request/*',
          '/decision/*',
          '/legal-notice',
          '/privacy-policy',
          ...locales.map((locale) => `/${locale}/*`),
        ],
        pages: [
          { path: '/', calls: ['/api/public/booking/?page=1', '/api/public/booking/locations/'] },
          { path: '/stay/:town', calls: ['/api/public/booking/locations/'] },
          {
            path: '/property/:id',
            module: 'property/property-page',
            calls: ['/api/public/booking/property/:id/?locale=:locale'],
          },
          {
            path: '/property/:id/unit/:unitId',
            module: 'property/unit-page',
            calls: ['/api/public/booking/property/:id/?locale=:locale'],
          },
          { path: '/book' },
          { path: '/request/:token' },
          { path: '/decision/:token' },
          { path: '/legal-notice' },
          { path: '/privacy-policy' },
        ],
      },
      groups: [{ request: null, share: null, initial: true, files: ['remoteEntry.js'], shares: [] }],
    }),
  })

/** For the first views of tests, which share the machine with others. */
export const patient: Limits = { loadMs: 60_000, renderMs: 60_000, idleMs: 300_000 }

/** The module that renders the guests' pages of a real release, built from their sources. */
export const realFirstView = async () => readFileSync(await buildFirstView(temporary('first-view')), 'utf8')

/** Build of the standalone guests' site, with the module that renders its pages or without. */
export const siteBuild = (firstView?: string) =>
  write(temporary('site'), {
    ...(firstView !== undefined && { 'first-view/first-view.mjs': firstView }),
    'favicon.svg': '<svg/>',
    'theme.js': 'theme()',
    'static/js/index.js': 'site()',
    'static/js/property.js': 'property()',
    'static/css/index.css': '.kh{color:red}',
    'site.json': JSON.stringify({
      version: '1.0.0',
      groups: [
        {
          request: './src/site.ts',
          share: null,
          initial: true,
          files: ['static/js/index.js', 'static/css/index.css'],
          shares: [],
        },
        {
          request: './property/property-page.tsx',
          share: null,
          initial: false,
          files: ['static/js/property.js'],
          shares: [],
        },
      ],
    }),
  })

/** Build for foreign pages around a loader. */
export const embedBuild = (loader = 'loader()') =>
  write(temporary('embed'), {
    'embed.js': loader,
    'embed/static/js/frame.1.js': 'frame()',
    'embed/static/js/async/vendor.1.js': 'vendor()',
    'embed.json': JSON.stringify({
      version: '1.0.0',
      groups: [
        { request: null, share: null, initial: true, files: ['embed.js'], shares: [] },
        { request: null, share: null, initial: true, files: ['embed/static/js/frame.1.js'], shares: [] },
        { request: null, share: null, initial: false, files: ['embed/static/js/async/vendor.1.js'], shares: [] },
      ],
    }),
  })
