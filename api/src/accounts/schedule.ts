import type { AppContext } from '../context.ts'
import { purgeEndedAccounts, remindEnding } from './ending/schedule.ts'
import { deleteExpiredChallenges } from './second-factor/writes.ts'
import { deleteEndedSessions, deleteExpiredLinks } from './writes.ts'
import type { Sweep } from '../sweep.ts'

const dropEndedSessions = ({ db, clock }: AppContext) => deleteEndedSessions(db, clock())

const dropExpiredLinks = ({ db, clock }: AppContext) => deleteExpiredLinks(db, clock())

const dropExpiredChallenges = ({ db, clock }: AppContext) => deleteExpiredChallenges(db, clock())

export const sweeps: readonly Sweep[] = [
  { what: 'reminders of accounts that end', run: remindEnding },
  { what: 'accounts that ended 30 days ago', run: purgeEndedAccounts },
  { what: 'sessions that ended', run: dropEndedSessions },
  { what: 'links of mails that expired', run: dropExpiredLinks },
  { what: 'sign-ins that were begun and not finished', run: dropExpiredChallenges },
]
