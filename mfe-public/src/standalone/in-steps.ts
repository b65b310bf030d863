import { yieldToMain } from './yield-to-main.ts'

/** In the order in which they need one another; of each only what is named is kept. */
const pieces = [
  () => import(/* webpackMode: "eager" */ '@keyhaven/shared-contracts/host/zod-config'),
  () => import(/* webpackMode: "eager", webpackExports: ["number"] */ 'zod'),
  () => import(/* webpackMode: "eager", webpackExports: ["createRoot"] */ 'react-dom/client'),
  () => import(/* webpackMode: "eager", webpackExports: ["id"] */ '@keyhaven/shared-contracts/domain/money/number'),
  () => import(/* webpackMode: "eager", webpackExports: ["image"] */ '@keyhaven/shared-contracts/contract/images'),
  () =>
    import(
      /* webpackMode: "eager", webpackExports: ["publicApi"] */ '@keyhaven/shared-contracts/contract/public/public-booking'
    ),
  () => import(/* webpackMode: "eager", webpackExports: ["call"] */ '@keyhaven/shared-contracts/web/api'),
  // With what it needs of react-query; the package by its name would bring what only forms and lists do.
  () => import(/* webpackMode: "eager", webpackExports: ["propertyQuery"] */ '../search/public-queries.ts'),
  () => import(/* webpackMode: "eager", webpackExports: ["Link"] */ 'react-router-dom'),
]

/**
 * Runs what the pages are made of piece by piece. The pieces come in one file, but on a phone all of them at once would
 * hold it up for half a second.
 */
export const inSteps = async () => {
  for (const piece of pieces) {
    await piece()
    await yieldToMain()
  }
}
