import { aProperty, aService, aUnit } from '@keyhaven/api/testing/factories'
import { testServer } from '@keyhaven/api/testing/test-server'
import { renderArea } from '@keyhaven/shared-contracts/testing/render-area'
import { beforeAll, expect, it } from 'vitest'
import area from '../area.tsx'

const server = await testServer()
const at = { property: '', unit: '', book: '' }

beforeAll(async () => {
  const owner = await server.signUpOwner()
  const property = await aProperty(owner, { translations: { de: { description: 'Am See.' } } })
  const unit = await aUnit(owner, { property_id: property.id, translations: { de: { description: 'Zwei Fenster.' } } })
  const translations = { de: { name: 'Frühstück' } }
  await aService(owner, { property: property.id, name: 'Lake breakfast', translations })
  const path = `/property/${property.id}`
  Object.assign(at, { property: path, unit: `${path}/unit/${unit.id}` })
  Object.assign(at, { book: `/book?unit=${unit.id}&property=${property.id}` })
})

/** The owner's own texts that a page shows, each with its language. */
const textsOf = async (address: string, ...wanted: string[]) => {
  const { screen } = renderArea(address, { area, server })
  return Promise.all(wanted.map(async (text) => [text, (await screen.findByText(text)).lang]))
}

it('shows what its owner wrote in the language of the page', async () => {
  expect(await textsOf(`/de${at.property}`, 'Am See.', 'Zwei Fenster.')).toEqual([
    ['Am See.', 'de'],
    ['Zwei Fenster.', 'de'],
  ])
  expect(await textsOf(`/de${at.unit}`, 'Zwei Fenster.', 'Frühstück')).toEqual([
    ['Zwei Fenster.', 'de'],
    ['Frühstück', 'de'],
  ])
  expect(await textsOf(`/de${at.book}`, 'Frühstück')).toEqual([['Frühstück', 'de']])
})

it('shows what there is where nothing is written in it, and says in which language that is', async () => {
  expect(await textsOf(`/fr${at.property}`, 'By the lake.', 'Two windows.')).toEqual([
    ['By the lake.', 'en'],
    ['Two windows.', 'en'],
  ])
  expect(await textsOf(`/fr${at.unit}`, 'Lake breakfast')).toEqual([['Lake breakfast', 'en']])
})
