import { messages as de } from './owner/de.ts'
import { messages as en } from './owner/en.ts'
import { messages as fr } from './owner/fr.ts'
import { messages as it } from './owner/it.ts'
import { messages as nl } from './owner/nl.ts'

export const ownerMessages = { en, de, it, nl, fr }
