import { expect, it } from 'vitest'

it('reads the fields of a form of the page', () => {
  document.body.innerHTML = '<form><input name="city" value="Mondsee"><button name="go" value="1">Go</button></form>'
  const form = document.querySelector('form')!
  expect([...new FormData(form, form.querySelector('button'))]).toEqual([
    ['city', 'Mondsee'],
    ['go', '1'],
  ])
})

it('carries the bytes of a file into a request', async () => {
  const form = new FormData()
  form.append('image', new File(['bytes'], 'a.txt'))
  const body = await new Response(form).text()
  expect(body).toContain('filename="a.txt"')
  expect(body).toContain('bytes')
})
