import { inEnglish } from '@keyhaven/shared-contracts/domain/reasons/english'
import { resolveObjectURL } from 'node:buffer'
import { testServer, type TestOwner } from '@keyhaven/api/testing/test-server'
import { pictureProblems } from '@keyhaven/shared-contracts/domain/place/picture-file'
import { beforeEach, expect, it } from 'vitest'
import { messages } from '../messages/images/en.ts'
import { bigPicture, imagesOf, namesOf, openImages, picture, propertyWith } from '../testing/images.tsx'

const server = await testServer()
let owner: TestOwner
beforeEach(async () => {
  owner = await server.signUpOwner({ personals: true })
})

const open = (opener?: string) => openImages(server, owner, opener)
const many = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => picture(`${from + at}.png`))

it('takes several pictures at once with a description to begin with, and waits until none is blank', async () => {
  await propertyWith(owner)
  const { form, drop, button, shown, user, waitFor, fireEvent } = await open()
  expect(button('No changes').disabled).toBe(true)
  drop(picture('IMG_4711.png'), picture('lake-at dawn.png'), picture('20260812.png'))
  expect(shown()).toEqual(['IMG_4711.png', 'lake-at dawn.png', '20260812.png'])
  const inputs = form.getAllByLabelText<HTMLTextAreaElement>('Image description')
  expect(inputs.map(({ value }) => value)).toEqual(['Seehaus, photo 1', 'lake at dawn', 'Seehaus, photo 3'])
  expect(form.getByAltText<HTMLImageElement>('lake at dawn').src).toMatch(/^blob:/)
  await waitFor(() => expect(button('Update').disabled).toBe(false))
  for (const input of inputs) fireEvent.change(input, { target: { value: ' ' } })
  expect(button('Update').disabled).toBe(true)
  await user.hover(form.getByRole('group', { name: 'Some fields are missing or wrong' }))
  await form.findByText(messages.describeBeforeUpdating)
  for (const input of inputs) {
    expect(input.getAttribute('aria-invalid')).toBe('true')
    expect(document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      messages.describeBeforeUpdating,
    )
  }
  for (const input of inputs) fireEvent.change(input, { target: { value: 'The view' } })
  await waitFor(() => expect(button('Update').disabled).toBe(false))
  expect(form.queryByText(messages.describeBeforeUpdating)).toBeNull()
})

it('says before saving what a new property lacks', async () => {
  const { form, drop, user, fireEvent } = await open('New Property')
  drop(picture('1.png'))
  const description = form.getByLabelText<HTMLTextAreaElement>('Image description')
  expect(description.value).toBe('Photo 1')
  fireEvent.change(description, { target: { value: '' } })
  await user.hover(form.getByRole('group', { name: 'Some fields are missing or wrong' }))
  expect(await form.findByText(messages.describeBeforeSaving)).toBeDefined()
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
  expect(note.textContent).toContain(`plan.svg: ${inEnglish(pictureProblems.kind)}`)
  expect(note.textContent).toContain('IMG_1.HEIC: HEIC photos cannot be used.')
  expect(note.textContent).toContain(`empty.png: ${inEnglish(pictureProblems.broken)}`)
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

it('makes a picture that is too big smaller by itself, says so, and does not send it before', async () => {
  await propertyWith(owner)
  const { form, drop, button, press, shown } = await open()
  drop(bigPicture('lake.png'), bigPicture('garden.png'), picture('attic.png'))
  await form.findByText('Making 2 photos smaller…')
  expect(form.getByText(/^Image "lake\.png" is too big \(max\. 500KB\)\. Making it smaller/)).toBeDefined()
  expect(button('Update').disabled).toBe(true)
  await press('Make cover: garden.png')
  await press('Delete image: attic.png')
  expect(shown()).toEqual(['garden.png', 'lake.png'])
})

it('finds out when it is chosen that a file only calls itself a picture', async () => {
  await propertyWith(owner)
  const { form, drop, shown } = await open()
  drop(new File(['no picture at all'], 'letter.jpg', { type: 'image/jpeg' }), picture('lake.png'))
  expect((await form.findByRole('alert')).textContent).toContain(
    `letter.jpg: ${inEnglish(pictureProblems.mislabelled)}`,
  )
  expect(shown()).toEqual(['lake.png'])
})

it('makes any picture the cover, says so, and keeps the focus on it', async () => {
  await propertyWith(owner, 'a.png', 'b.png', 'c.png')
  const { form, button, shown, updated, user } = await open()
  expect(() => button('Make cover: a.png')).toThrow('There is no button')
  button('Make cover: c.png').focus()
  await user.keyboard('{Enter}')
  expect(shown()).toEqual(['c.png', 'a.png', 'b.png'])
  expect(form.getByText('c.png is now 1 of 3, the cover')).toBeDefined()
  expect(document.activeElement).toBe(button('Move later: c.png'))
  await updated()
  expect(await namesOf(owner)).toEqual(['c.png', 'a.png', 'b.png'])
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
  expect(form.getByText('This image will be deleted when you update:')).toBeDefined()
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
  const { src } = form.getByAltText<HTMLImageElement>('lake')
  expect(resolveObjectURL(src)).toBeDefined()
  await press('Close')
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }))
  expect(form.getByAltText('lake')).toBeDefined()
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
