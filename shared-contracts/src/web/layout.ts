/** Distances between things and sizes of texts, from one scale instead of styles at each place. */

export { Box } from './layout/box.tsx'
export { Row } from './layout/row.tsx'
export { Stack } from './layout/stack.tsx'
export { Text } from './layout/text.tsx'
export { useMinWidth } from './layout/use-min-width.ts'
