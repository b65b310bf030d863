/** Room around things and between them, and the sizes of texts: what would else be a style of its own at each place. */

export { Box } from './layout/box.tsx'
export { Row } from './layout/row.tsx'
export { Stack } from './layout/stack.tsx'
export { Text } from './layout/text.tsx'
