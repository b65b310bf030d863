import { File as NodeFile } from 'node:buffer'

const PageFormData = globalThis.FormData
const empty = new Response('', { headers: { 'content-type': 'application/x-www-form-urlencoded' } })
const NodeFormData = (await empty.formData()).constructor as typeof FormData

/** React hands a form that is sent within a transition to this constructor, and Node's own knows no forms. */
class PageFiles extends NodeFormData {
  constructor(form?: HTMLFormElement, submitter?: HTMLElement | null) {
    super()
    if (form) for (const [name, value] of new PageFormData(form, submitter)) this.append(name, value)
  }
}

/** Replaces jsdom's files, whose content is lost on its way into a request, by those of Node, so that the API receives it. */
export const takeRealFiles = () => void Object.assign(globalThis, { File: NodeFile, FormData: PageFiles })
