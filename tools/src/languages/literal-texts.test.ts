import { expect, it } from 'vitest'
import { literalTexts } from './literal-texts.ts'

const page = 'mfe-finance/src/invoices/invoices-page.tsx'
const textsOf = (source: string, file = page) => literalTexts(file, source).map(({ text }) => text)

it('finds what a screen spells itself, in elements, in attributes and in notices', () => {
  expect(textsOf('const Page = () => <h1>Invoices</h1>')).toEqual(['Invoices'])
  expect(textsOf('const Page = () => <p>{count > 1 ? "Many rooms" : "One room"}</p>')).toEqual([
    'Many rooms',
    'One room',
  ])
  expect(textsOf('const Page = () => <Button aria-label="Close">{icon}</Button>')).toEqual(['Close'])
  expect(textsOf('const columns = [{ title: "Client", key: "client" }]')).toEqual(['Client'])
  expect(textsOf('message.success(`Saved as ${name}`)')).toEqual(['Saved as …'])
})

it('leaves alone what is no text, what comes from a catalog, and what is not for people', () => {
  expect(textsOf('const Page = () => <h1 className="big">{t.title} · {count}</h1>')).toEqual([])
  expect(textsOf('const Page = () => <Tag title={t.title} color="blue">Keyhaven</Tag>')).toEqual([])
  expect(textsOf('const choice = { label: "pending", title: undefined }')).toEqual([])
  for (const file of [
    'mfe-x/src/messages/x/en.ts',
    'shell/src/inspector/inspector.tsx',
    'mfe-x/src/x-page.test.tsx',
    'api/src/x.ts',
  ])
    expect(textsOf('const Page = () => <h1>Invoices</h1>', file)).toEqual([])
})

it('names the line', () => {
  expect(literalTexts(page, 'const a = 1\nconst Page = () => <h1>Invoices</h1>')).toEqual([
    { line: 2, text: 'Invoices' },
  ])
})
