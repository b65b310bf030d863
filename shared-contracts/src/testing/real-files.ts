import { File } from 'node:buffer'

const empty = new Response('', { headers: { 'content-type': 'application/x-www-form-urlencoded' } })
const { constructor: FormData } = await empty.formData()

// What a file of jsdom holds is lost on its way into a request; with the files of Node the API receives it.
Object.assign(globalThis, { File, FormData })
