import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { freePort } from '@keyhaven/api/testing/free-port'
import { onTestFinished } from 'vitest'
import { searchPath } from './machine.ts'
import { testFolder } from './systems.ts'

const setups = path.join(import.meta.dirname, '../../setups')
const environment = { PATH: `${searchPath}:/usr/sbin` }

/** A proxy in front of two servers, with what a set-up says of them, without certificates. */
export type Proxy = {
  port: number
  /** Leads requests to these alone, where the proxy does not see by itself which of them are ready. */
  leadTo(ports: readonly number[]): Promise<void>
}

/** True where a program is installed; a test that needs it is left out elsewhere. */
export const isInstalled = (program: string) => spawnSync(program, ['-h'], { env: environment }).error === undefined

const endWithTest = (child: ChildProcess) =>
  onTestFinished(async () => {
    if (child.exitCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    await ended
  })

/** Caddy as the containers have it: it asks the servers for `/readyz`. */
export const startCaddy = async (ports: readonly number[]): Promise<Proxy> => {
  const folder = await testFolder()
  const port = await freePort()
  const shipped = await readFile(path.join(setups, 'containers/Caddyfile'), 'utf8')
  const [rules = ''] = /^\(keyhaven\) \{\n[^]*?\n\}\n/m.exec(shipped) ?? []
  const file = path.join(folder, 'Caddyfile')
  const servers = ports.map((one) => `127.0.0.1:${one}`).join(' ')
  const site = `http://:${port} {\n\tbind 127.0.0.1\n\timport keyhaven\n}\n`
  await writeFile(file, `{\n\tadmin off\n}\n${rules.replace('one:8080 two:8080', servers)}\n${site}`)
  const env = { ...environment, HOME: folder, XDG_DATA_HOME: folder }
  endWithTest(spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], { env, stdio: 'ignore' }))
  return { port, leadTo: async () => {} }
}

/** nginx as on one machine: it has to be told which servers are out. */
export const startNginx = async (ports: readonly number[]): Promise<Proxy> => {
  const folder = await testFolder()
  const port = await freePort()
  const shipped = await readFile(path.join(setups, 'one-machine/nginx.conf'), 'utf8')
  const file = path.join(folder, 'nginx.conf')
  const write = (to: readonly number[]) => {
    const servers = ports.map((one) => `server 127.0.0.1:${one}${to.includes(one) ? '' : ' down'};`).join('\n')
    const site = shipped
      .replace(/server 127\.0\.0\.1:8080;\s+server 127\.0\.0\.1:8081;/, servers)
      .replace(/^server \{\n {4}listen 80;[^]*?\n\}\n/m, '')
      .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
      .replaceAll(/^ *ssl_certificate.*\n/gm, '')
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((one) => `${one}_temp_path ${folder};`)
    const main = `daemon off;\npid ${folder}/pid;\nerror_log ${folder}/error.log;\nevents {}\n`
    return writeFile(file, `${main}http {\naccess_log off;\n${temporary.join('\n')}\n${site}}\n`)
  }
  await write(ports)
  const child = spawn('nginx', ['-p', folder, '-c', file], { env: environment, stdio: 'ignore' })
  endWithTest(child)
  const leadTo = async (to: readonly number[]) => {
    await write(to)
    child.kill('SIGHUP')
  }
  return { port, leadTo }
}
