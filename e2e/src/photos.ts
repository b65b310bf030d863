import type { Page } from '@playwright/test'

export type Photo = { name: string; mimeType: string; buffer: Buffer }

/** Photos that the browser draws: soft noise, which weighs what a photo of that size weighs. */
export const photo = async (page: Page, name: string, width: number, height: number): Promise<Photo> => {
  const base64 = await page.evaluate(
    async ([w, h]) => {
      const grain = new OffscreenCanvas(w / 8, h / 8)
      const pixels = new ImageData(grain.width, grain.height)
      for (let at = 0; at < pixels.data.length; at += 1) pixels.data[at] = at % 4 === 3 ? 255 : Math.random() * 256
      grain.getContext('2d')?.putImageData(pixels, 0, 0)
      const canvas = new OffscreenCanvas(w, h)
      const context = canvas.getContext('2d')
      context?.drawImage(grain, 0, 0, w, h)
      const bytes = new Uint8Array(
        await (await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.8 })).arrayBuffer(),
      )
      let text = ''
      for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192))
      return btoa(text)
    },
    [width, height] as const,
  )
  return { name, mimeType: 'image/jpeg', buffer: Buffer.from(base64, 'base64') }
}
