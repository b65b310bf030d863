import { issueReason } from '@keyhaven/shared-contracts/domain/reasons/issue-reason'
import { useReasonWords } from '@keyhaven/shared-contracts/web/locale'
import { useRef, useState } from 'react'
import type { z } from 'zod'
import { useFirstWrong } from '../search/use-first-wrong.ts'

/**
 * A form that a schema of the contract rules, for pages without antd. `problemOf('client.email')` is what the schema says of
 * an input, once it was left or sending was tried; `lead` counts a try and leads to the first input that is wrong.
 */
export const useGuestForm = (schema: z.ZodType, values: unknown) => {
  const wordsOf = useReasonWords()
  const form = useRef<HTMLFormElement>(null)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [tries, setTries] = useState(0)
  const { error, success: isRight } = schema.safeParse(values)

  useFirstWrong(form, tries)
  return {
    form,
    isRight,
    /** How many inputs are wrong, once sending was tried. */
    countWrong: () => (tries > 0 ? new Set(error?.issues.map(({ path }) => path.join('.'))).size : 0),
    problemOf: (path: string) => {
      const issue = tries > 0 || left.has(path) ? error?.issues.find((one) => one.path.join('.') === path) : undefined
      return issue && wordsOf(issueReason(issue))
    },
    leave: (path: string) => setLeft(new Set(left).add(path)),
    lead: () => setTries((count) => count + 1),
  }
}
