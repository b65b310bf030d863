import { firstViews } from '@keyhaven/deploy/guest/rendering/first-views'
import { templateReader } from '@keyhaven/deploy/guest/guest-template'
import { readCurrent } from '@keyhaven/deploy/store/generation'
import type { Store } from '@keyhaven/deploy/store/store'
import { type Figure, median, noted } from './figures.ts'

const [warmUps, rounds, limitMs] = [20, 200, 10]

type Page = { name: string; path: string; calls: string[] }

/** Time that the edge waits while a warm thread of a release renders a page. */
export const firstViewFigures = async (store: Store, origin: string, property: number): Promise<Figure[]> => {
  const guestTemplate = await templateReader(store)((await readCurrent(store)).generation)
  if (!guestTemplate?.template.firstView) throw new Error('The site brings nothing that renders its pages.')
  const { template } = guestTemplate
  const views = firstViews(store, { error: (about) => console.error(about) })
  const pages: Page[] = [
    { name: 'Site', path: '/', calls: ['/api/public/booking/?page=1', '/api/public/booking/locations/'] },
    { name: 'Property', path: `/property/${property}`, calls: [`/api/public/booking/property/${property}/?locale=en`] },
  ]
  const figures: Figure[] = []
  for (const { name, path, calls } of pages) {
    const ask = async (call: string) => [call, await (await fetch(`${origin}/keyhaven${call}`)).json()] as const
    const request = {
      ...{ path, search: '', shows: 'page' as const, own: null, host: null },
      ...{ base: origin, canonical: origin + path, hidden: false },
      calls: Object.fromEntries(await Promise.all(calls.map(ask))),
    }
    const times: number[] = []
    for (let round = 0; round < warmUps + rounds; round++) {
      const start = performance.now()
      if (!(await views.render(template, request))) throw new Error(`${path} was not rendered.`)
      if (round >= warmUps) times.push(performance.now() - start)
    }
    const p50 = median(times)
    const figure = noted(
      'Guests',
      `${name}: rendered by the server, p50`,
      `${p50.toFixed(1)} ms`,
      `limit ${limitMs} ms`,
    )
    figures.push({ ...figure, ok: p50 <= limitMs })
  }
  views.close()
  return figures
}
