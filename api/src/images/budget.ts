import { imageProblems, picturesOfDemo } from '@keyhaven/shared-contracts/contract/images'
import { isDemoAccount } from '../accounts/service.ts'
import { callerOf } from '../http/limits.ts'
import type { OwnerId } from '../owner-id.ts'
import type { AppContext } from '../context.ts'
import { Problem } from '../http/problem.ts'
import type { Upload } from '../http/uploads.ts'

/** Enough to furnish twenty units at once, too few to keep this machine busy for long. */
const ofOwner = { times: 600, seconds: 600 }
const ofDemo = { times: picturesOfDemo, seconds: 86_400 }
/** Limit for a network, because everybody opens as many demos as they like. */
const ofNetwork = { times: 3 * picturesOfDemo, seconds: 3600 }

const demoIsFull = () => new Problem(429, 'demo_pictures_used', imageProblems.demoIsFull)

/** Counts a picture before it is drawn, which is worth a second of this machine. */
export async function countPicture(context: AppContext, owner: OwnerId, { ip }: Upload) {
  const { limits } = context
  await limits.take(`pictures owner ${owner}`, ofOwner)
  if (!(await isDemoAccount(context, owner))) return
  try {
    await limits.take(`pictures demo ${owner}`, ofDemo)
    await limits.take(`pictures demos ${callerOf(ip)}`, ofNetwork)
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    throw Object.assign(demoIsFull(), { headers: error.headers })
  }
}
