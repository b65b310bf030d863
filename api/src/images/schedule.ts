import type { AppContext } from '../context.ts'
import { drawNextAvif } from './avif.ts'

/** Time for which a run begins another picture: it shares the cores with those who wait for an answer. */
const budgetMs = 5000

/** Draws pictures as avif, some every minute, the newest first. */
export async function drawMissingAvifs(context: AppContext) {
  const start = performance.now()
  while ((await drawNextAvif(context)) && performance.now() - start < budgetMs) {}
}
