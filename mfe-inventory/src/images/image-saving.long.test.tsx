import { inEnglish } from '@keyhaven/shared-contracts/domain/reasons/english'
import { aProperty, aUnit } from '@keyhaven/api/testing/factories'
import { testServer, type TestOwner, type TestServer } from '@keyhaven/api/testing/test-server'
import { pictureProblems } from '@keyhaven/shared-contracts/domain/place/picture-file'
import type { Property } from '@keyhaven/shared-contracts/contract/inventory/properties'
import type { Unit } from '@keyhaven/shared-contracts/contract/inventory/units'
import { connect } from '@keyhaven/shared-contracts/web/api'
import { beforeEach, expect, it } from 'vitest'
import { damagedPicture, imagesOf, namesOf, openImages, picture, propertyWith } from '../testing/images.tsx'

const server = await testServer()
let owner: TestOwner
beforeEach(async () => {
  owner = await server.signUpOwner({ personals: true })
})

type Sent = { method: string; path: string; file: string | undefined; signal: AbortSignal }
type Way = (sent: Sent, arrive: () => Promise<Response>) => Promise<Response>

/** The API behind a network of which each request says how it fares. */
const by = (way: Way): Pick<TestServer, 'fetch'> => ({
  fetch: async (input, init) => {
    const request = new Request(input, init)
    const isForm = request.headers.get('content-type')?.startsWith('multipart/') ?? false
    const file = isForm ? ((await request.clone().formData()).get('image') as File | null)?.name : undefined
    const { method, signal } = request
    return way({ method, path: new URL(request.url).pathname, file, signal }, () => server.fetch(request))
  },
})
const cut = () => Promise.reject(new TypeError('Failed to fetch'))
/** Cuts off the first request that is meant, and counts all that were. */
const cuttingOnce = (isMeant: (sent: Sent) => boolean) => {
  const seen: Sent[] = []
  const way = by(async (sent, arrive) => {
    if (!isMeant(sent)) return arrive()
    seen.push(sent)
    return seen.length === 1 ? cut() : arrive()
  })
  return { ...way, seen }
}
/** Uploads that wait, half sent, until they are let through. */
const holding = () => {
  const gate = Promise.withResolvers<void>()
  const begun: string[] = []
  const connectHeld = () =>
    connect({
      origin: window.location.origin,
      fetch: server.fetch,
      upload: async (request, onProgress) => {
        begun.push(((await request.clone().formData()).get('image') as File).name)
        onProgress(0.5)
        await new Promise<void>((go, stop) => {
          void gate.promise.then(go)
          request.signal.addEventListener('abort', () => stop(request.signal.reason))
        })
        return server.fetch(request)
      },
    })
  return { connectHeld, begun, letThrough: () => gate.resolve() }
}
const open = (through: Pick<TestServer, 'fetch'> = server, opener?: string, path?: string) =>
  openImages(through, owner, opener, path)
const descriptions = async () => (await imagesOf(owner)).map(({ name, alt_text }) => `${name}: ${alt_text}`)
const properties = async () => (await owner.call<Property[]>('GET', '/api/properties/')).body

it('sends new pictures in their order, each with its description', async () => {
  await propertyWith(owner, 'old.png')
  const { form, drop, updated, fireEvent } = await open()
  drop(...['d', 'b', 'c', 'a', 'e'].map((name) => picture(`${name}.png`)))
  for (const [at, input] of form.getAllByLabelText('Image description').slice(1).entries())
    fireEvent.change(input, { target: { value: `View ${at}` } })
  await updated()
  expect(await descriptions()).toEqual([
    'old.png: About old.png',
    'd.png: View 0',
    'b.png: View 1',
    'c.png: View 2',
    'a.png: View 3',
    'e.png: View 4',
  ])
})

it('deletes, describes, arranges and adds in one update', async () => {
  await propertyWith(owner, 'a.png', 'b.png', 'c.png')
  const { form, drop, press, updated, fireEvent } = await open()
  await press('Delete image: a.png')
  fireEvent.change(form.getByDisplayValue('About b.png'), { target: { value: 'The garden' } })
  await press('Move earlier: c.png')
  drop(picture('d.png'))
  await updated()
  expect(await descriptions()).toEqual(['c.png: About c.png', 'b.png: The garden', 'd.png: Seehaus, photo 3'])
})

it('shows how far each picture is, three at a time', async () => {
  await propertyWith(owner)
  const { form, drop, describeAll, press, button, closed, waitFor } = await open()
  const { connectHeld, begun, letThrough } = holding()
  connectHeld()
  drop(...['a', 'b', 'c', 'd'].map((name) => picture(`${name}.png`)))
  describeAll()
  await press('Update')
  await waitFor(() => expect(begun).toHaveLength(3))
  for (const name of ['a.png', 'b.png', 'c.png'])
    expect(form.getByLabelText<HTMLProgressElement>(`Uploading ${name}`).value).toBe(50)
  expect(form.getAllByText('Waiting to be uploaded')).toHaveLength(1)
  expect(button('Delete image: a.png').disabled).toBe(true)
  letThrough()
  await closed()
  expect(begun).toEqual(['a.png', 'b.png', 'c.png', 'd.png'])
  expect(await namesOf(owner)).toEqual(begun)
})

it('keeps the others when one fails, and sends that one alone on its Retry', async () => {
  await propertyWith(owner)
  const network = cuttingOnce(({ file }) => file === 'b.png')
  const { form, drop, describeAll, press, closed } = await open(network)
  drop(picture('a.png'), picture('b.png'), picture('c.png'))
  describeAll()
  await press('Update')
  await form.findByText('1 image could not be saved.')
  expect(form.getByText('Everything else is saved. The images say what is wrong.')).toBeDefined()
  expect(form.getByText(/The server cannot be reached/)).toBeDefined()
  expect(await namesOf(owner)).toEqual(['a.png', 'c.png'])
  await press('Retry: b.png')
  await closed()
  expect(network.seen).toHaveLength(2)
  expect(await namesOf(owner)).toEqual(['a.png', 'b.png', 'c.png'])
})

it('says on the picture why the API refused it, and goes on without it', async () => {
  await propertyWith(owner)
  const { form, drop, describeAll, press, screen, closed } = await open()
  drop(picture('a.png'), damagedPicture('b.png'))
  describeAll()
  await press('Update')
  await form.findByText('1 image could not be saved.')
  expect(form.getByText(inEnglish(pictureProblems.broken)).closest('li')?.textContent).toContain('b.png')
  await press('Delete image: b.png')
  expect(form.queryByText('1 image could not be saved.')).toBeNull()
  await press('Close')
  await closed()
  expect(screen.queryByText('Discard')).toBeNull()
  expect(await namesOf(owner)).toEqual(['a.png'])
})

it('does not upload a picture twice whose answer was lost', async () => {
  await propertyWith(owner)
  let isLost = true
  const network = by(async ({ file }, arrive) => {
    const answer = await arrive()
    if (file !== 'a.png' || !isLost) return answer
    isLost = false
    return cut()
  })
  const { form, drop, describeAll, press, closed } = await open(network)
  drop(picture('a.png'))
  describeAll()
  await press('Update')
  await form.findByText('1 image could not be saved.')
  await press('Retry all')
  await closed()
  expect(await namesOf(owner)).toEqual(['a.png'])
})

it('keeps a deletion that failed marked, says why, and tries it again', async () => {
  await propertyWith(owner, 'a.png', 'b.png')
  const network = cuttingOnce(({ method }) => method === 'DELETE')
  const { form, press, closed } = await open(network)
  await press('Delete image: a.png')
  await press('Update')
  await form.findByText('1 image could not be saved.')
  expect(form.getByText('This image will be deleted when you update:')).toBeDefined()
  expect(await namesOf(owner)).toEqual(['a.png', 'b.png'])
  await press('Retry all')
  await closed()
  expect(await namesOf(owner)).toEqual(['b.png'])
})

const typed = {
  Name: 'Landhaus',
  Street: 'Uferweg',
  'House Number': '7',
  City: 'Hallstatt',
  'Postal Code': '4830',
  Country: 'Austria',
  Phone: '+43613412345',
  Description: 'A house by the lake.',
}

it('adds a property once, however often its pictures fail, and keeps it when the form is closed', async () => {
  const network = by(async ({ file }, arrive) => (file === undefined ? arrive() : cut()))
  const { form, drop, describeAll, fillIn, press, button, user, screen, waitFor } = await open(network, 'New Property')
  await fillIn(typed, form)
  drop(picture('a.png'))
  describeAll()
  await waitFor(() => expect(button('Save').disabled).toBe(false))
  await press('Save')
  await form.findByText('1 image could not be saved.')
  expect(screen.getByText('Edit Property')).toBeDefined()
  await press('Update')
  await form.findByText('1 image could not be saved.')
  expect((await properties()).map(({ name, images }) => [name, images.length])).toEqual([['Landhaus', 0]])
  await press('Close')
  await user.click((await screen.findAllByText('Discard')).at(-1) ?? document.body)
  expect(await screen.findByText('Landhaus')).toBeDefined()
})

it('stops when it is told to, says what was not sent, and goes on later', async () => {
  await propertyWith(owner)
  const { form, drop, describeAll, press, closed, waitFor } = await open()
  const { connectHeld, begun, letThrough } = holding()
  connectHeld()
  drop(...['a', 'b', 'c', 'd'].map((name) => picture(`${name}.png`)))
  describeAll()
  await press('Update')
  await waitFor(() => expect(begun).toHaveLength(3))
  await press('Stop uploading')
  await form.findByText('4 images could not be saved.')
  expect(form.getAllByText('The upload was stopped.')).toHaveLength(3)
  expect(form.getAllByText('Not uploaded yet.')).toHaveLength(1)
  expect(await namesOf(owner)).toEqual([])
  letThrough()
  await press('Retry all')
  await closed()
  expect(await namesOf(owner)).toEqual(['a.png', 'b.png', 'c.png', 'd.png'])
})

it('ends an upload that is tried again when the form is closed in between', async () => {
  await propertyWith(owner)
  const network = cuttingOnce(({ file }) => file !== undefined)
  const { form, drop, describeAll, press, closed, user, screen, waitFor } = await open(network)
  drop(picture('a.png'))
  describeAll()
  await press('Update')
  await form.findByText('1 image could not be saved.')
  const { connectHeld, begun } = holding()
  connectHeld()
  await press('Retry: a.png')
  await waitFor(() => expect(begun).toEqual(['a.png']))
  await press('Close')
  await user.click((await screen.findAllByText('Discard')).at(-1) ?? document.body)
  await closed()
  expect(await namesOf(owner)).toEqual([])
})

it('shows pictures that somebody else added meanwhile instead of moving what they do not know', async () => {
  const property = await propertyWith(owner, 'a.png', 'b.png')
  const { form, press, shown, updated } = await open()
  const theirs = new FormData()
  for (const [name, value] of Object.entries({ property: property.id, alt_text: 'Theirs' }))
    theirs.append(name, String(value))
  theirs.append('image', picture('c.png'))
  await owner.call('POST', '/api/property-images/', theirs)
  await press('Move earlier: b.png')
  await press('Update')
  await form.findByText('The images were changed elsewhere. Please look at them again.')
  expect(shown()).toEqual(['b.png', 'a.png', 'c.png'])
  await updated()
  expect(await namesOf(owner)).toEqual(['b.png', 'a.png', 'c.png'])
})

it('saves the pictures of a unit in the same way', async () => {
  await aUnit(owner, { property_id: (await aProperty(owner)).id, name: 'Lake room' })
  const network = cuttingOnce(({ file }) => file === 'b.png')
  const { form, drop, describeAll, press, closed } = await open(
    network,
    'Edit unit Lake room',
    '/owner/dashboard/units',
  )
  drop(picture('a.png'), picture('b.png'))
  describeAll()
  await press('Update')
  await form.findByText('1 image could not be saved.')
  await press('Retry: b.png')
  await closed()
  const { body } = await owner.call<Unit[]>('GET', '/api/units/')
  expect(body[0]?.images.map(({ name }) => name)).toEqual(['a.png', 'b.png'])
})
