import { messages as cs } from './guest/cs.ts'
import { messages as de } from './guest/de.ts'
import { messages as en } from './guest/en.ts'
import { messages as fr } from './guest/fr.ts'
import { messages as it } from './guest/it.ts'
import { messages as nl } from './guest/nl.ts'

export const guestMessages = { en, de, it, nl, fr, cs }
