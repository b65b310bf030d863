import { expect, it } from 'vitest'
import { propsUsed } from './props-used.ts'

const used = (source: string) => {
  const props = propsUsed('x.tsx', `import { Card, Row } from 'web'\n${source}`, ['Card', 'Row'])
  return Object.fromEntries([...props].map(([name, all]) => [name, all && [...all].toSorted()]))
}

it('collects the props that are written wherever a component stands', () => {
  expect(used('const a = <Row><Card title="A" key={1} data-x /></Row>; const b = <Card wide />')).toEqual({
    Card: ['title', 'wide'],
    Row: ['children'],
  })
  expect(used('const a = <Row>\n</Row>')).toEqual({ Row: [] })
})

it('does not know them where they are spread, or where a component is no tag', () => {
  expect(used('const a = <Card {...props} title="A" />')).toEqual({ Card: undefined })
  expect(used('const a = <Card title="A" />; const b = lazy(Card)')).toEqual({ Card: undefined })
  expect(used('type P = ComponentProps<typeof Card>; const a = <Card title="A" />')).toEqual({ Card: undefined })
  expect(used('const a = <Card.Part title="A" />')).toEqual({ Card: undefined })
})
