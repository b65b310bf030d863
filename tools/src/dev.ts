import { createRsbuild, mergeRsbuildConfig, type RsbuildConfig } from '@rsbuild/core'
import { area, devPort } from './build/area-preset.ts'
import { shell } from './build/shell-preset.ts'
import { areaFolders, at } from './build/workspace.ts'

/**
 * Each remote brings a react-refresh runtime that arrives after react-dom has registered itself; a hook that remembers
 * its renderers lets it find react-dom, so that an area's edits show with their state kept.
 */
const hook = `(()=>{let n=0;const renderers=new Map();window.__REACT_DEVTOOLS_GLOBAL_HOOK__??={renderers,supportsFiber:true,inject(r){renderers.set(++n,r);return n},onScheduleFiberRoot(){},onCommitFiberRoot(){},onCommitFiberUnmount(){}}})()`

const usage = `npm run dev -w shell            the shell with hot reload
npm run dev -w mfe-bookings     an area with hot reload inside the shell
The rest comes from a running Keyhaven: npm start, or KEYHAVEN_ORIGIN=<its address>`

/** The shell under a development server; what it does not have itself comes from a running Keyhaven. */
const shellConfig = (running: string, areas: readonly string[]): RsbuildConfig => {
  const entries = Object.fromEntries(areas.map((name) => [name, `http://localhost:${devPort(name)}/remoteEntry.js`]))
  return mergeRsbuildConfig(shell(), {
    html: {
      template: at('tools/src/build/dev.html'),
      tags: [
        { tag: 'script', children: `window.devEntries=${JSON.stringify(entries)}`, head: true, append: false },
        { tag: 'script', children: hook, head: true, append: false },
        { tag: 'script', attrs: { src: '/theme.js' }, head: true, append: false },
      ],
    },
    dev: { assetPrefix: '/', lazyCompilation: false },
    server: {
      // The next one that is free, where another area is worked on, too.
      port: 3000,
      historyApiFallback: true,
      proxy: Object.fromEntries(
        ['/keyhaven', '/mfe', '/sets', '/registry.json', '/releases.json', '/operator.json'].map((path) => [
          path,
          // A deployed one is found by its name.
          { target: running, changeOrigin: true },
        ]),
      ),
    },
    tools: { htmlPlugin: {} },
  })
}

const isArea = (name: string) => Object.hasOwn(areaFolders, name)

const serve = async (config: RsbuildConfig) => {
  const rsbuild = await createRsbuild({
    ...(config.root && { cwd: config.root }),
    // The development server needs no files; cleaning `dist` would delete the build that `publish` takes.
    config: { ...config, mode: 'development', output: { ...config.output, cleanDistPath: false } },
  })
  return rsbuild.startDevServer()
}

const [chosen = ''] = process.argv.slice(2)
const name = chosen.replace(/^mfe-/, '')
if (chosen !== 'shell' && !isArea(name)) {
  console.error(usage)
  process.exit(2)
}
const running = process.env['KEYHAVEN_ORIGIN'] ?? 'http://localhost:8080'
const areas = isArea(name) ? [name] : []
for (const each of areas) await serve(area(each))
const { port } = await serve(shellConfig(running, areas))
console.log(`http://localhost:${port} shows ${chosen} from here and everything else from ${running}`)
