import { z } from 'zod'
import { id } from '../../domain/money/number.ts'
import { ruleKinds } from '../../domain/stay-rules/rule.ts'
import { reasonOut } from '../problem.ts'

/** Nights, half-open. */
export const range = z.object({ check_in: z.iso.date(), check_out: z.iso.date() })

/** Answer of the rules for guests to a stay: those that it breaks, none where they may book it, and the stays next to it that fit. */
export const stayCheck = z
  .object({
    allowed: z.boolean(),
    rules: z.array(
      z.object({
        /** Null of a limit in the settings of the site. */
        id: id.nullable(),
        kind: z.enum(ruleKinds),
        /** A sentence in English, and the same for programs: its key and what it names. */
        words: z.string(),
        reason: reasonOut,
      }),
    ),
    nearest: z.array(range),
  })
  .meta({ id: 'StayCheck' })
export type StayCheck = z.infer<typeof stayCheck>
