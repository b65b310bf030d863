import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import openapiTS, { astToString } from 'openapi-typescript'
import { expect, onTestFinished, test } from 'vitest'
import { testServer } from '../../testing/test-server.ts'

const root = path.join(import.meta.dirname, '../../../..')
const run = promisify(execFile)

/** Program that knows the API by its OpenAPI document alone. */
const program = `
import createClient from 'openapi-fetch'
import type { paths } from './paths.ts'

export const addClient = async (fetch: (request: Request) => Promise<Response>, token: string) => {
  const client = createClient<paths>({
    baseUrl: 'http://localhost/keyhaven',
    headers: { authorization: 'Token ' + token },
    fetch,
  })
  const refusal = await client.POST('/api/clients/brief/', { body: { last_name: '' } })
  const fields: Record<string, string[]> | undefined = refusal.error?.fields
  await client.POST('/api/clients/brief/', { body: { last_name: 'Huber', email: 'huber@example.com' } })
  const clients = await client.GET('/api/clients/', { params: { query: { search: 'Huber' } } })
  const names: string[] | undefined = clients.data?.map((one) => one.last_name)
  return { names, status: refusal.response.status, fields: Object.keys(fields ?? {}) }
}
`
/** The same with a field and a path that there are not. */
const wrongProgram = program
  .replace("last_name: 'Huber'", "surname: 'Huber'")
  .replace("GET('/api/clients/'", "GET('/api/guests/'")

/** A folder where programs see the packages of this project. */
const openFolder = async () => {
  const reports = path.join(root, '.reports')
  await mkdir(reports, { recursive: true })
  const folder = await mkdtemp(path.join(reports, 'client-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

/** Problems that the compiler has with programs of a folder; "" where there are none. */
const typeProblems = async (folder: string, file: string) => {
  const options =
    '--noEmit --strict --skipLibCheck --allowImportingTsExtensions --target es2024 --lib es2024,dom'.split(' ')
  const rest = ['--module', 'esnext', '--moduleResolution', 'bundler', '--ignoreConfig', '--pretty', 'false']
  const tsc = path.join(root, 'node_modules/.bin/tsc')
  const { stdout } = await run(tsc, [...options, ...rest, file], { cwd: folder }).catch(
    (error: { stdout: string }) => error,
  )
  return stdout
}

test('a client that openapi-typescript makes of the document has the types of its calls, and calls', async () => {
  const server = await testServer()
  const { token } = await server.signUpOwner()
  const document = await server.call<object>('GET', '/openapi.json')
  const folder = await openFolder()
  // Otherwise it demands what may be left out of a body.
  const ast = await openapiTS(JSON.stringify(document.body), { defaultNonNullable: false })
  await writeFile(path.join(folder, 'paths.ts'), astToString(ast))
  await writeFile(path.join(folder, 'program.ts'), program)
  await writeFile(path.join(folder, 'wrong-program.ts'), wrongProgram)

  expect(await typeProblems(folder, 'program.ts')).toBe('')
  const problems = await typeProblems(folder, 'wrong-program.ts')
  expect(problems).toContain("'surname' does not exist")
  expect(problems).toContain('"/api/guests/"')
  const { addClient } = (await import(path.join(folder, 'program.ts'))) as {
    addClient: (fetch: typeof server.fetch, token: string) => Promise<object>
  }
  expect(await addClient(server.fetch, token)).toEqual({
    names: ['Huber'],
    status: 400,
    fields: ['last_name', 'address.phone'],
  })
})
