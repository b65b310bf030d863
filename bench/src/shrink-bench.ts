import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openBrowser } from './browser.ts'
import { median, noted, type Figure } from './figures.ts'
import { pictures, uploadFigures } from './image-bench.ts'
import { buildPage, showPage } from './local-page.ts'
import { fourMegabytes, writePhotos } from './photos.ts'

const origin = 'http://localhost'

/** Lets a real browser shrink photos with the code of the form; answers how long each took. */
const shrink = async (photos: string[], dist: string, into: string) => {
  const browser = await openBrowser()
  try {
    const context = await browser.newContext()
    const page = await context.newPage()
    await page.goto(await showPage(context, origin, dist))
    await page.evaluate(() => {
      const input = document.body.appendChild(document.createElement('input'))
      Object.assign(input, { type: 'file', multiple: true })
    })
    await page.locator('input').setInputFiles(photos)
    const took = await page.evaluate(async () => {
      const input = document.querySelector('input')
      const shrunk = await window.shrinkAll(input?.files ?? new FileList())
      Object.assign(window, { shrunk })
      return shrunk.map((one) => one.took)
    })
    for (const at of took.keys()) {
      const bytes = await page.evaluate(async (index) => {
        const { shrunk } = window as unknown as { shrunk: { file: File }[] }
        return [...new Uint8Array((await shrunk[index]?.file.arrayBuffer()) ?? new ArrayBuffer())]
      }, at)
      await writeFile(path.join(into, `photo-${at}.jpg`), new Uint8Array(bytes))
    }
    return took
  } finally {
    await browser.close()
  }
}

/** Thirty photos of 4 MB that the browser shrank first, uploaded at once, against sharp alone on what was uploaded. */
export const shrinkBench = async (): Promise<Figure[]> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'keyhaven-bench-shrink-'))
  const [large, small, dist] = ['large', 'small', 'page'].map((name) => path.join(folder, name)) as [
    string,
    string,
    string,
  ]
  try {
    for (const each of [large, small]) await mkdir(each)
    const files = await writePhotos(large, pictures, fourMegabytes)
    await buildPage('shrinking/main.ts', dist)
    const took = await shrink(files, dist, small)
    return [
      noted(
        'Shrunk images',
        `${pictures} pictures of 4 MB shrunk in the browser, one after the other`,
        `${(took.reduce((sum, ms) => sum + ms, 0) / 1000).toFixed(2)} s`,
        `${median(took).toFixed(0)} ms each`,
      ),
      ...(await uploadFigures('Shrunk images', `these ${pictures} uploaded at once, three widths each`, small)),
    ]
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
