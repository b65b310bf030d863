import { expect, it } from 'vitest'
import { formData } from './form-data.ts'

it('writes nested values with dots and lists as JSON, and leaves out what is missing', () => {
  const form = formData(
    { name: 'Seehaus', active: false, address: { city: 'Hallstatt' }, services: [1, 2], note: null },
    {},
  )
  expect([...form.entries()]).toEqual([
    ['name', 'Seehaus'],
    ['active', 'false'],
    ['address.city', 'Hallstatt'],
    ['services', '[1,2]'],
  ])
})

it('repeats the names of files and of their texts in the same order', () => {
  const images = [new File(['x'], 'x.png'), new File(['y'], 'y.png')]
  const form = formData({}, { images, alt_texts: ['X', 'Y'] })
  expect(form.getAll('images').map((file) => (file as File).name)).toEqual(['x.png', 'y.png'])
  expect(form.getAll('alt_texts')).toEqual(['X', 'Y'])
})
