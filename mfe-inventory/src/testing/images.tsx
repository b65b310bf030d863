import { aProperty } from '@keyhaven/api/testing/factories'
import type { TestOwner, TestServer } from '@keyhaven/api/testing/test-server'
import type { OwnImage } from '@keyhaven/shared-contracts/contract/images'
import type { Property } from '@keyhaven/shared-contracts/contract/inventory/properties'
import { renderArea } from '@keyhaven/shared-contracts/testing/render-area'
import area from '../area.tsx'
// Here from the start: on a busy machine loading them takes longer than a test waits.
import '../properties/properties-page.tsx'
import '../properties/property-form.tsx'
import '../units/unit-form.tsx'
import '../units/units-page.tsx'

const png = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (letter) => letter.charCodeAt(0),
)
export const picture = (name: string) => new File([png], name, { type: 'image/png' })
/** It begins like a picture; only decoding shows that it is broken. */
export const damagedPicture = (name: string) => new File([png.slice(0, 40)], name, { type: 'image/png' })
export const bigPicture = (name: string) => new File([png, new Uint8Array(600_000)], name, { type: 'image/png' })

/** A property with pictures of these names, each described like its name. */
export const propertyWith = async (owner: TestOwner, ...names: string[]) => {
  const property = await aProperty(owner, { name: 'Seehaus' })
  for (const name of names) {
    const form = new FormData()
    form.append('property', String(property.id))
    form.append('alt_text', `About ${name}`)
    form.append('image', picture(name))
    await owner.call('POST', '/api/property-images/', form)
  }
  return property
}
export const imagesOf = async (owner: TestOwner): Promise<OwnImage[]> => {
  const { body } = await owner.call<Property[]>('GET', '/api/properties/')
  return body[0]?.images ?? []
}
export const namesOf = async (owner: TestOwner) => (await imagesOf(owner)).map(({ name }) => name)

type Server = Pick<TestServer, 'fetch'>

/** The form of the property, of a new one or of a unit, open, with what its images are worked with. */
export const openImages = async (
  server: Server,
  owner: TestOwner,
  opener = 'Edit Seehaus',
  path = '/owner/dashboard/properties',
) => {
  const page = renderArea(path, { area, server, as: owner })
  const { screen, within, user, fireEvent, waitFor } = page
  await user.click(await screen.findByRole('button', { name: opener }))
  const dialog = await screen.findByRole('dialog')
  // It takes the focus once it is open, away from what a test may have focused before.
  await waitFor(() => {
    if (!dialog.contains(document.activeElement)) throw new Error('The form has not taken the focus')
  })
  const form = within(dialog)
  const picker = form.getByLabelText<HTMLInputElement>('Upload images')
  // By role is a matter of seconds in a form of this size, and these are asked for often.
  const buttons = () => [...dialog.querySelectorAll('button')]
  const nameOf = (button: HTMLElement) => button.getAttribute('aria-label') ?? button.textContent
  const button = (name: string) => {
    const match = buttons().find((one) => nameOf(one) === name)
    if (!match) throw new Error(`There is no button "${name}" among ${buttons().map(nameOf).join(' | ')}`)
    return match
  }
  const untilClosed = () =>
    waitFor(() => {
      if (document.querySelector('[aria-label="Upload images"]')) throw new Error('The form is still open')
    })
  return {
    ...page,
    form,
    picker,
    drop: (...files: File[]) => fireEvent.drop(picker, { dataTransfer: { files, types: ['Files'] } }),
    shown: () => buttons().flatMap((one) => /^Delete image: (.*)/.exec(nameOf(one))?.[1] ?? []),
    describeAll: () => {
      for (const input of form.getAllByLabelText<HTMLTextAreaElement>('Image description'))
        if (!input.value.startsWith('About ')) fireEvent.change(input, { target: { value: 'What it shows' } })
    },
    button,
    press: (name: string) => user.click(button(name)),
    /** Waits until it has closed by itself. */
    closed: untilClosed,
    updated: async () => {
      await user.click(button('Update'))
      await untilClosed()
    },
  }
}
