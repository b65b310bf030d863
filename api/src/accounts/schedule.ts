import type { AppContext } from '../context.ts'
import { deleteExpiredChallenges } from './second-factor/writes.ts'
import { deleteEndedSessions, deleteExpiredLinks } from './writes.ts'

export const dropEndedSessions = ({ db, clock }: AppContext) => deleteEndedSessions(db, clock())

export const dropExpiredLinks = ({ db, clock }: AppContext) => deleteExpiredLinks(db, clock())

export const dropExpiredChallenges = ({ db, clock }: AppContext) => deleteExpiredChallenges(db, clock())
