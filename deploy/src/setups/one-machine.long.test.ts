import { execFileSync, spawnSync } from 'node:child_process'
import { chmod, mkdir, readFile, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { openTestServer, type TestServer } from '@keyhaven/api/testing/test-server'
import { publishArea, publishShell } from '../publish/publish.ts'
import { freshStore, publicBuild, shellBuild } from '../testing/builds.ts'
import { look, type Machine, searchPath, startMachine, whyNoMachine } from '../testing/machine.ts'
import { testFolder } from '../testing/systems.ts'

const root = path.join(import.meta.dirname, '../../..')
const setup = path.join(root, 'deploy/setups/one-machine')
const why = whyNoMachine()
const has = (command: string) => spawnSync('which', [command]).status === 0

test.skipIf(!has('caddy'))('Caddy accepts the Caddyfile', () => {
  const { status, stderr } = spawnSync(
    'caddy',
    ['adapt', '--config', 'Caddyfile', '--adapter', 'caddyfile', '--validate'],
    {
      cwd: setup,
      encoding: 'utf8',
      env: {
        PATH: searchPath,
        PLATFORM: 'keyhaven.example',
        HOME: '/tmp',
      },
    },
  )
  expect([status, stderr]).toEqual([0, expect.any(String)])
})

describe.skipIf(!has('systemd-analyze'))('systemd', () => {
  let units: string
  beforeAll(async () => {
    units = await testFolder()
    execFileSync('sh', ['-c', 'cp "$1"/keyhaven@.service "$1"/../../*.service "$1"/../../*.timer .', 'sh', setup], {
      cwd: units,
    })
    for (const unit of ['keyhaven', 'keyhaven@', 'keyhaven-backup']) {
      await mkdir(path.join(units, `${unit}.service.d`))
      execFileSync('cp', [path.join(setup, 'hardening.conf'), path.join(units, `${unit}.service.d/10-hardening.conf`)])
    }
  })

  test('reads the units without a warning but that nothing is installed here', () => {
    const { stderr } = spawnSync(
      'systemd-analyze',
      ['verify', './keyhaven@.service', './keyhaven.service', './keyhaven-backup.timer'],
      {
        cwd: units,
        encoding: 'utf8',
      },
    )
    const lines = stderr.split('\n').filter((line) => line.includes(units) || line.startsWith('keyhaven'))
    expect(lines.filter((line) => !line.includes('is not executable'))).toEqual([])
  })

  test('calls the hardened units safe enough: at most 5.0 of 10', () => {
    for (const unit of ['keyhaven@.service', 'keyhaven.service']) {
      const text = path.join(units, 'flat.service')
      execFileSync('sh', ['-c', 'cat "$1" "$2"/10-hardening.conf > "$3"', 'sh', unit, `${unit}.d`, text], {
        cwd: units,
      })
      const { stdout } = spawnSync('systemd-analyze', ['security', '--offline=true', text], { encoding: 'utf8' })
      const level = Number(/exposure level for \S+: ([\d.]+)/.exec(stdout)?.[1])
      expect([unit, level, level <= 5]).toEqual([unit, level, true])
    }
  })
})

/** In place of systemd, which runs on no test machine: starts and stops an instance as the unit says. */
const systemctl = `#!/bin/sh
for last; do :; done
port=\${last#keyhaven@}
pid=$KEYHAVEN_OPT/$port.pid
is_up() { [ -e "$pid" ] && kill -0 "$(cat "$pid")" 2>/dev/null; }
end() { is_up || return 0; kill "$(cat "$pid")"; while is_up; do sleep 0.1; done; rm "$pid"; }
begin() {
  is_up && return 0
  set -a; . "$KEYHAVEN_ETC/../keyhaven.env"; . "$KEYHAVEN_ETC/$port.env"; set +a
  cd "$KEYHAVEN_OPT/at-$port"
  setsid node_modules/.bin/node deploy/src/main.ts >"$KEYHAVEN_OPT/$port.log" 2>&1 </dev/null & echo $! >"$pid"
}
case "$*" in
start*) begin ;;
restart*) end; begin ;;
is-active*) is_up ;;
stop* | disable*) end ;;
esac
`

describe('install.sh and switch.sh', () => {
  let server: TestServer
  const settings = async (machine: Machine, prefix: string) => {
    const store = freshStore()
    await publishShell(store, shellBuild())
    await publishArea(store, publicBuild())
    const of = {
      ...{ ORIGIN: 'http://localhost', TRUST_PROXY: '127.0.0.1', SEED: 'none', STORE: store.folder, LOG: 'stdout' },
      ...{ DATABASE_URL: `'${server.context.databaseUrl}'`, DATA_DIR: path.join(machine.folder, 'data') },
    }
    await writeFile(
      path.join(prefix, 'etc/keyhaven.env'),
      Object.entries(of)
        .map((pair) => pair.join('='))
        .join('\n'),
    )
  }

  test('install twice without harm, then replace one version by the next without a failed request', async ({
    skip,
  }) => {
    skip(why !== undefined, why)
    server = await openTestServer()
    const machine = await startMachine([])
    const prefix = path.join(machine.folder, 'root')
    await mkdir(prefix)
    const env = { NODE_MODULES_FROM: path.join(root, 'node_modules') }
    const install = (version: string) => machine.run(path.join(setup, 'install.sh'), [root, version, prefix], env)
    await install('one')
    await settings(machine, prefix)
    const envFile = await readFile(path.join(prefix, 'etc/keyhaven.env'), 'utf8')
    await install('one')
    expect(await readFile(path.join(prefix, 'etc/keyhaven.env'), 'utf8')).toBe(envFile)
    expect((await readFile(path.join(prefix, 'etc/passwd'), 'utf8')).match(/^keyhaven:/gm)).toHaveLength(1)
    const opt = path.join(prefix, 'opt/keyhaven')
    await symlink('one', path.join(opt, 'versions/two'))

    const bin = path.join(machine.folder, 'bin')
    await mkdir(bin)
    await writeFile(path.join(bin, 'systemctl'), systemctl)
    await chmod(path.join(bin, 'systemctl'), 0o755)
    // The addresses are those of the set-up; certificates are another test's.
    const shipped = await readFile(path.join(setup, 'Caddyfile'), 'utf8')
    const caddyfile = path.join(machine.folder, 'Caddyfile')
    await writeFile(
      caddyfile,
      shipped.replace('{$PLATFORM}, book.{$PLATFORM}', 'http://localhost:80').split('\nhttps:// {')[0] ?? '',
    )
    const scriptEnv = {
      ...{ KEYHAVEN_OPT: opt, KEYHAVEN_ETC: path.join(prefix, 'etc/keyhaven') },
      PATH: `${bin}:${searchPath}`,
    }
    const switchTo = (version: string) => machine.run(path.join(setup, 'switch.sh'), [version], scriptEnv)
    machine.start('caddy', ['run', '--config', caddyfile, '--adapter', 'caddyfile'], scriptEnv)
    await expect
      .poll(async () => (await look(machine, 'http://127.0.0.1:9463/ask')).status, { timeout: 20_000, interval: 300 })
      .not.toBe(0)
    expect(await switchTo('one')).toContain('one serves on 8080')
    expect((await look(machine, 'http://localhost/readyz')).status).toBe(200)

    const statuses = path.join(machine.folder, 'statuses')
    const ask = `while :; do
      curl -s -o /dev/null -w '%{http_code}\\n' http://localhost/ >>"$1"
      curl -s -o /dev/null -w '%{http_code}\\n' -H 'content-type: application/json' -d '{}' http://localhost/keyhaven/auth/login/ >>"$1"
    done`
    const visitor = machine.start('sh', ['-c', ask, 'sh', statuses])
    expect(await switchTo('two')).toContain('two serves on 8081')
    visitor.child.kill('SIGKILL')
    const answers = (await readFile(statuses, 'utf8')).trim().split('\n')
    expect(answers.length).toBeGreaterThan(20)
    // Who asks on and on without a pause is told to wait in the end, which is an answer.
    expect(answers.filter((status) => !['200', '400', '429'].includes(status))).toEqual([])
    expect(new Set(answers)).toContain('200')

    await expect(switchTo('three')).rejects.toThrow(/There is no .*versions\/three/)
    await machine.run(path.join(bin, 'systemctl'), ['start', 'keyhaven@8080'], scriptEnv)
    await expect(switchTo('one')).rejects.toThrow(/Both instances serve/)
    await machine.run(path.join(bin, 'systemctl'), ['stop', 'keyhaven@8080'], scriptEnv)
    expect((await look(machine, 'http://localhost/readyz')).status).toBe(200)
    await machine.run(path.join(bin, 'systemctl'), ['stop', 'keyhaven@8081'], scriptEnv)
    await server.close()
  }, 240_000)
})
