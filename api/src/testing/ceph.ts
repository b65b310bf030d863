import { execFile, type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from './free-port.ts'

const run = promisify(execFile)
const timeoutMs = 50_000

/** True if Debian's ceph-mon, ceph-osd and radosgw are installed. */
export const hasCeph = ['ceph', 'ceph-mon', 'ceph-osd', 'radosgw', 'radosgw-admin'].every((name) =>
  existsSync(`/usr/bin/${name}`),
)

const settings = (folder: string, id: string, monitor: string, port: number) => `[global]
fsid = ${id}
mon_initial_members = a
mon_host = ${monitor}
public_addr = 127.0.0.1
cluster_addr = 127.0.0.1
keyring = ${folder}/keyring
mon_data = ${folder}/mon
osd_data = ${folder}/osd
log_file = ${folder}/$name.log
mon_cluster_log_file = ${folder}/cluster.log
admin_socket =
pid_file =
run_dir = ${folder}
ms_bind_msgr1 = false
auth_allow_insecure_global_id_reclaim = false
mon_allow_pool_size_one = true
osd_pool_default_size = 1
osd_pool_default_min_size = 1
osd_pool_default_pg_num = 1
osd_pool_default_pgp_num = 1
osd_crush_chooseleaf_type = 0
osd_objectstore = memstore
memstore_device_bytes = 536870912
rgw_frontends = beast endpoint=127.0.0.1:${port}
rgw_run_sync_thread = false
`

/** A real bucket: Ceph with one monitor, one disk in memory and its S3 gateway, as small as it starts. */
export async function startCeph() {
  const folder = await mkdtemp(join(tmpdir(), 'keyhaven-ceph-'))
  const [key, secret, id, disk] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()]
  const [monitorPort, port] = [await freePort(), await freePort()]
  const monitor = `v2:127.0.0.1:${monitorPort}`
  const at = (name: string) => join(folder, name)
  await Promise.all(['mon', 'osd'].map((name) => mkdir(at(name))))
  await writeFile(at('ceph.conf'), settings(folder, id, monitor, port))

  const configured = ['-c', at('ceph.conf')]
  const ceph = (...args: string[]) => run('ceph', [...configured, ...args], { timeout: timeoutMs })
  const newKey = (name: string, args: readonly string[]) =>
    run('ceph-authtool', [at('keyring'), '--gen-key', '-n', name, '--cap', 'mon', 'allow *', ...args])
  const running: ChildProcess[] = []
  const start = (command: string, ...args: string[]) =>
    void running.push(spawn(command, [...configured, ...args, '-f'], { stdio: 'ignore' }))
  const stop = async () => {
    for (const child of running) {
      if (child.exitCode !== null || child.signalCode !== null) continue
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    }
    await rm(folder, { recursive: true, force: true })
  }

  try {
    await newKey('mon.', ['--create-keyring'])
    await newKey('client.admin', ['--cap', 'osd', 'allow *'])
    await newKey('osd.0', ['--cap', 'osd', 'allow *'])
    await run('monmaptool', ['--create', '--addv', 'a', `[${monitor}]`, '--fsid', id, at('monmap')])
    await run('ceph-mon', [...configured, '-i', 'a', '--mkfs', '--monmap', at('monmap'), '--keyring', at('keyring')])
    start('ceph-mon', '-i', 'a')
    await ceph('osd', 'new', disk)
    await ceph('auth', 'import', '-i', at('keyring'))
    await run('ceph-osd', [...configured, '-i', '0', '--mkfs', '--osd-uuid', disk])
    start('ceph-osd', '-i', '0')
    const user = ['--uid=keyhaven', '--display-name=Keyhaven', `--access-key=${key}`, `--secret-key=${secret}`]
    await run('radosgw-admin', [...configured, 'user', 'create', ...user], { timeout: timeoutMs })
    start('radosgw', '-n', 'client.admin')
    const startedAt = Date.now()
    const answers = () =>
      fetch(`http://127.0.0.1:${port}`).then(
        () => true,
        () => false,
      )
    while (!(await answers())) {
      if (Date.now() - startedAt > timeoutMs) throw new Error('radosgw does not answer')
      await new Promise((later) => setTimeout(later, 50))
    }
  } catch (error) {
    await stop()
    throw error
  }
  return {
    /** The address of a bucket with its keys, as S3_URL has it. */
    url: (bucket: string) => `http://${key}:${secret}@127.0.0.1:${port}/${bucket}`,
    stop,
  }
}
