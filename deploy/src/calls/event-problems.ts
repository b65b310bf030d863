import type { Effects, EventShapes } from '@keyhaven/shared-contracts/platform/call-shapes'
import { dataProblems } from './call-problems.ts'

/** Reasons why a reader of some messages cannot live with those that are sent, a sentence each. */
export const eventProblems = (read: EventShapes, sent: EventShapes): string[] =>
  Object.entries(read).flatMap(([name, shape]) =>
    sent[name]
      ? dataProblems(sent[name], shape).map((problem) => `${name}: its message.${problem}`)
      : [`${name} is not sent`],
  )

/** Domains that were named after a change and are no longer, by what has changed. */
const lostEffects = (needed: Effects, served: Effects) =>
  Object.entries(needed).flatMap(([cause, domains]) =>
    domains.filter((domain) => !served[cause]?.includes(domain)).map((domain) => [cause, domain] as const),
  )

/** Changes that an API tells open screens of a release no more. A table under another name is told of as before. */
export const tableEffectProblems = (needed: Effects, served: Effects): string[] =>
  lostEffects(needed, served).flatMap(([table, domain]) => {
    const isRenamed =
      !served[table] && Object.entries(served).some(([name, domains]) => !needed[name] && domains.includes(domain))
    return isRenamed ? [] : [`a change of the table ${table} makes ${domain} old no more: open screens keep what was`]
  })

/** Domains that a shell refreshes no more after commands of a release. */
export const commandEffectProblems = (needed: Effects, served: Effects): string[] =>
  lostEffects(needed, served).map(([domain, stale]) => `it does not refresh ${stale} after a command of ${domain}`)
