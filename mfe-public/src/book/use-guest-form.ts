import { issueReason } from '@keyhaven/shared-contracts/domain/reasons/issue-reason'
import { useReasonWords } from '@keyhaven/shared-contracts/web/locale'
import { useRef, useState } from 'react'
import type { z } from 'zod'
import { useFirstWrong } from '../search/lead.ts'

/**
 * A form that a schema of the contract rules, for pages without antd. `problemOf('client.email')` is the error of
 * an input, once it lost the focus or sending was tried; `focusFirstError` counts a try and focuses the first wrong input.
 */
export const useGuestForm = (schema: z.ZodType, values: unknown) => {
  const wordsOf = useReasonWords()
  const form = useRef<HTMLFormElement>(null)
  const [leftFields, setLeftFields] = useState<ReadonlySet<string>>(new Set())
  const [tries, setTries] = useState(0)
  const { error, success: isValid } = schema.safeParse(values)

  useFirstWrong(form, tries)
  return {
    form,
    isValid,
    /** Number of invalid inputs, once sending was tried. */
    countWrong: () => (tries > 0 ? new Set(error?.issues.map(({ path }) => path.join('.'))).size : 0),
    problemOf: (path: string) => {
      const issue =
        tries > 0 || leftFields.has(path) ? error?.issues.find((one) => one.path.join('.') === path) : undefined
      return issue && wordsOf(issueReason(issue))
    },
    onBlur: (path: string) => setLeftFields(new Set(leftFields).add(path)),
    focusFirstError: () => setTries((count) => count + 1),
  }
}
