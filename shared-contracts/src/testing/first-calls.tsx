import { beforeAll, expect, it } from 'vitest'
import type { SignedIn } from '../contract/accounts/accounts.ts'
import type { AreaManifest } from '../platform/area-manifest.ts'
import type { Area } from '../web/area.ts'
import { queryClient } from '../web/api/query-client.ts'
import { settle } from './draw.tsx'
import { renderArea } from './render-area.tsx'

type Options = { area: Area; server: { fetch: typeof fetch }; as?: SignedIn }

/** A call that names a day or a month is made today, and no list that was written yesterday can hold it. */
const hasDay = (path: string) => /\d{4}-\d\d(?:-\d\d)?/.test(path)

/**
 * Draws the page at an address and waits until it has made the calls that its manifest lists. Answers what is wrong with
 * the list: `unlisted` are calls that the page makes before anything is answered, `repeated` listed ones that it makes more
 * than once. Calls that name a day or a month are left out.
 */
const checkFirstCalls = async (address: string, listed: readonly string[], { server, ...options }: Options) => {
  const calls: string[] = []
  let answer = () => {}
  const isAnswered = new Promise<void>((done) => (answer = done))
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    const { pathname, search } = new URL(request.url)
    const path = pathname.replace(/^\/keyhaven/, '') + search
    if (request.method === 'GET' && !hasDay(path)) calls.push(path)
    await isAnswered
    return server.fetch(request)
  }
  queryClient.clear()
  const page = renderArea(address, { ...options, server: { fetch } })
  await page.waitFor(() => {
    if (document.body.textContent === '') throw new Error(`Nothing is drawn at ${address}`)
  })
  await settle()
  const unlisted = calls.filter((call) => !listed.includes(call))
  answer()
  await page.waitFor(() => {
    const missing = listed.filter((call) => !calls.includes(call))
    if (missing.length > 0) throw new Error(`${address} does not ask for ${missing.join(', ')}`)
    if (queryClient.isFetching() > 0) throw new Error(`${address} does not come to rest`)
  })
  return { unlisted, repeated: listed.filter((call) => calls.filter((other) => other === call).length > 1) }
}

type Filled = {
  owner: SignedIn
  /** Values of the `:name`s in the addresses. */
  ids?: Record<string, string | number>
}

/** Tests each page of an area: it begins with exactly the calls that the manifest lists. `fill` makes what it shows. */
export const testFirstCalls = ({
  pages,
  fill,
  ...options
}: Omit<Options, 'as'> & {
  manifest: AreaManifest
  pages: readonly { load: () => unknown }[]
  fill: () => Promise<Filled>
}) => {
  let filled: Filled
  beforeAll(async () => {
    filled = await fill()
    // So that a page is drawn at once, and what it asks first is asked in one go.
    await Promise.all(pages.map(({ load }) => load()))
  })
  const withIds = (path: string) => path.replace(/:(\w+)/g, (_, name: string) => String(filled.ids?.[name] ?? ''))
  // What a secret opens is asked for by the page alone: a document that anybody gets must not hold it.
  const open = (options.manifest.pages ?? []).filter(({ path }) => !path.includes(':token'))

  it.each(open)('$path lists the calls that it begins with', async ({ path, calls = [] }) => {
    const wrong = await checkFirstCalls(withIds(path), calls.map(withIds), { ...options, as: filled.owner })
    expect(wrong).toEqual({ unlisted: [], repeated: [] })
  })
}
