import type { User } from '@keyhaven/shared-contracts/contract/accounts/accounts'
import { transact } from '../../db/transact.ts'
import type { OwnerId } from '../../owner-id.ts'
import type { AppContext } from '../../context.ts'
import { unauthorized } from '../../http/problem.ts'
import { findSlugHolder, lockOwner } from '../reads.ts'
import { toUser } from '../user.ts'
import { claimSlug, updateOwner } from '../writes.ts'
import { slugTaken } from '../constraints.ts'

/** Gives the public page another name; the old one stays the owner's and keeps leading there. */
export const changeSlug = (context: AppContext, owner: OwnerId, slug: string): Promise<User> =>
  transact(context.db, async (tx) => {
    const before = await lockOwner(tx, owner)
    if (!before) throw unauthorized()
    if (before.slug === slug) return toUser(before, context.env.origin)
    if ((await findSlugHolder(tx, slug)) || !(await claimSlug(tx, owner, slug))) throw slugTaken()
    await claimSlug(tx, owner, before.slug)
    const changed = await updateOwner(tx, owner, { slug })
    if (!changed) throw unauthorized()
    return toUser(changed, context.env.origin)
  })
