import type { AppContext } from '../context.ts'
import { deleteEndedSessions, deleteExpiredLinks } from './writes.ts'

export const dropEndedSessions = ({ db, clock }: AppContext) => deleteEndedSessions(db, clock())

export const dropExpiredLinks = ({ db, clock }: AppContext) => deleteExpiredLinks(db, clock())
