import { messages as cs } from './stay/cs.ts'
import { messages as de } from './stay/de.ts'
import { messages as en } from './stay/en.ts'
import { messages as fr } from './stay/fr.ts'
import { messages as it } from './stay/it.ts'
import { messages as nl } from './stay/nl.ts'

export const stayMessages = { en, de, it, nl, fr, cs }
