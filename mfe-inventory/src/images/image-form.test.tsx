import { resolveObjectURL } from 'node:buffer'
import { testServer, type TestOwner, type TestServer } from '@keyhaven/api/testing/test-server'
import { imageProblems, pictureProblems } from '@keyhaven/shared-contracts/contract/images'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { bigPicture, imagesOf, namesOf, openImages, picture, propertyWith } from '../testing/images.tsx'

let server: TestServer
let owner: TestOwner
beforeAll(async () => {
  server = await testServer()
})
beforeEach(async () => {
  owner = await server.signUpOwner({ personals: true })
})
afterAll(() => server.close())

const open = (opener?: string) => openImages(server, owner, opener)
const many = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => picture(`${from + at}.png`))

it('takes several pictures at once, and waits until each is described', async () => {
  await propertyWith(owner)
  const { form, drop, describeAll, button, shown, user, waitFor } = await open()
  expect(button('No changes').disabled).toBe(true)
  drop(picture('lake.png'), picture('garden.png'))
  expect(shown()).toEqual(['lake.png', 'garden.png'])
  expect(form.getByAltText<HTMLImageElement>('Preview of lake.png').src).toMatch(/^blob:/)
  expect(button('Update').disabled).toBe(true)
  await user.hover(form.getByRole('group', { name: 'Some fields are missing or wrong' }))
  await form.findByText(imageProblems.describeBeforeUpdating)
  for (const input of form.getAllByLabelText('Image description')) {
    expect(input.getAttribute('aria-invalid')).toBe('true')
    expect(document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      imageProblems.describeBeforeUpdating,
    )
  }
  describeAll()
  await waitFor(() => expect(button('Update').disabled).toBe(false))
  expect(form.queryByText(imageProblems.describeBeforeUpdating)).toBeNull()
})

it('says before saving what a new property lacks', async () => {
  const { form, drop, user } = await open('New Property')
  drop(picture('lake.png'))
  await user.hover(form.getByRole('group', { name: 'Some fields are missing or wrong' }))
  expect(await form.findByText(imageProblems.describeBeforeSaving)).toBeDefined()
})

it('skips names that are there, says which, and refuses what is no picture', async () => {
  await propertyWith(owner, 'lake.png')
  const { form, drop, press, shown } = await open()
  const svg = new File(['<svg/>'], 'plan.svg', { type: 'image/svg+xml' })
  const heic = new File(['x'], 'IMG_1.HEIC', { type: '' })
  drop(picture('lake.png'), picture('attic.png'), picture('attic.png'), svg, heic, new File([], 'empty.png'))
  expect(shown()).toEqual(['lake.png', 'attic.png'])
  const note = form.getByRole('alert')
  expect(note.textContent).toContain('lake.png, attic.png')
  expect(note.textContent).toContain(`plan.svg: ${pictureProblems.kind}`)
  expect(note.textContent).toContain('IMG_1.HEIC: HEIC photos cannot be used.')
  expect(note.textContent).toContain(`empty.png: ${pictureProblems.broken}`)
  await press('Close this note')
  expect(form.queryByRole('alert')).toBeNull()
})

it('keeps the first thirty and names the others', async () => {
  await propertyWith(owner, 'lake.png')
  const { form, drop, shown } = await open()
  drop(...many(0, 31))
  expect(shown()).toHaveLength(30)
  expect(shown().at(-1)).toBe('28.png')
  const note = form.getByRole('alert')
  expect(note.textContent).toContain('Maximum number of 30 images reached')
  expect(note.textContent).toContain('Not added: 29.png, 30.png')
})

it('names a picture that is too big, offers to shrink it, and does not send it', async () => {
  await propertyWith(owner)
  const { form, drop, describeAll, button, press } = await open()
  drop(bigPicture('lake.png'))
  describeAll()
  expect(form.getByText('Image "lake.png" is too big (max. 500KB)')).toBeDefined()
  expect(button('Shrink it: lake.png, 587 KB')).toBeDefined()
  expect(button('Update').disabled).toBe(true)
  drop(bigPicture('garden.png'))
  expect(form.getByText('2 images are too big (max. 500KB)')).toBeDefined()
  expect(button('Shrink all')).toBeDefined()
  await press('Delete image: lake.png')
  expect(form.queryByText('Image "lake.png" is too big (max. 500KB)')).toBeNull()
})

it('only marks an image that is deleted, until the update', async () => {
  await propertyWith(owner, 'lake.png', 'garden.png')
  const { form, button, press, shown, updated } = await open()
  await press('Delete image: lake.png')
  expect(shown()).toEqual(['garden.png'])
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Delete image: garden.png')
  expect(await namesOf(owner)).toEqual(['lake.png', 'garden.png'])
  await press('Undo: lake.png')
  expect(shown()).toEqual(['lake.png', 'garden.png'])
  expect(button('No changes').disabled).toBe(true)
  await press('Delete image: lake.png')
  expect(form.getByText('This image will be deleted with the update:')).toBeDefined()
  await updated()
  expect(await namesOf(owner)).toEqual(['garden.png'])
})

it('takes a picture of the same name for one that is deleted', async () => {
  await propertyWith(owner, 'lake.png')
  const { drop, describeAll, press, shown, updated } = await open()
  const [before] = await imagesOf(owner)
  await press('Delete image: lake.png')
  drop(picture('lake.png'))
  expect(shown()).toEqual(['lake.png'])
  describeAll()
  await updated()
  const after = await imagesOf(owner)
  expect(after.map(({ name }) => name)).toEqual(['lake.png'])
  expect(after[0]?.id).not.toBe(before?.id)
})

it('saves a changed description, and nothing that was changed back', async () => {
  await propertyWith(owner, 'lake.png')
  const { form, button, updated, fireEvent } = await open()
  const input = form.getByLabelText<HTMLTextAreaElement>('Image description')
  expect(input.value).toBe('About lake.png')
  fireEvent.change(input, { target: { value: 'The lake\n at dawn' } })
  expect(input.value).toBe('The lake at dawn')
  fireEvent.change(input, { target: { value: 'About lake.png ' } })
  expect(button('No changes').disabled).toBe(true)
  fireEvent.change(input, { target: { value: 'The lake at dawn' } })
  await updated()
  expect((await imagesOf(owner)).map(({ alt_text }) => alt_text)).toEqual(['The lake at dawn'])
})

it('puts images into another order by keyboard, tells where they are, and keeps the focus on them', async () => {
  await propertyWith(owner, 'a.png', 'b.png', 'c.png')
  const { form, button, shown, updated, user } = await open()
  expect(button('Move earlier: a.png').disabled).toBe(true)
  button('Move earlier: c.png').focus()
  await user.keyboard('{Enter}')
  expect(shown()).toEqual(['a.png', 'c.png', 'b.png'])
  expect(form.getByText('c.png is now 2 of 3')).toBeDefined()
  expect(document.activeElement).toBe(button('Move earlier: c.png'))
  await user.keyboard('{Enter}')
  expect(shown()).toEqual(['c.png', 'a.png', 'b.png'])
  expect(document.activeElement).toBe(button('Move later: c.png'))
  await updated()
  expect(await namesOf(owner)).toEqual(['c.png', 'a.png', 'b.png'])
})

it('asks before it throws away pictures, and lets go of them when it closes', async () => {
  await propertyWith(owner)
  const { form, drop, press, user, screen, waitFor } = await open()
  drop(picture('lake.png'))
  const { src } = form.getByAltText<HTMLImageElement>('Preview of lake.png')
  expect(resolveObjectURL(src)).toBeDefined()
  await press('Close')
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }))
  expect(form.getByAltText('Preview of lake.png')).toBeDefined()
  await press('Close')
  await user.click((await screen.findAllByRole('button', { name: 'Discard' })).at(-1) ?? document.body)
  await waitFor(() => expect(screen.queryByLabelText('Upload images')).toBeNull())
  expect(resolveObjectURL(src)).toBeUndefined()
})

it('shows what the record has with its sizes, lazily, in a place that is kept for it', async () => {
  await propertyWith(owner, 'lake.png')
  const { form } = await open()
  const [image] = await imagesOf(owner)
  const shown = form.getByAltText<HTMLImageElement>('About lake.png')
  expect(shown.src).toBe(`${window.location.origin}/keyhaven/media/${image?.image}`)
  expect(shown.srcset).toContain(`${image?.sources[0]?.image} ${image?.sources[0]?.width}w`)
  expect([shown.getAttribute('loading'), shown.width, shown.height]).toEqual(['lazy', image?.width, image?.height])
})
