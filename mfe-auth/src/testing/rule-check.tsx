import { accountRules, type Form, goodValues } from '@keyhaven/shared-contracts/testing/account-rules'
import { checkRules as checkTable } from '@keyhaven/shared-contracts/testing/check-rules'
import type { renderArea } from '@keyhaven/shared-contracts/testing/render-area'

type Page = ReturnType<typeof renderArea>

/** Holds a form to its part of `accountRules`; see `checkRules` of the table. Answers the fields that were checked. */
export const checkRules = (of: Form, labels: Record<string, string>, page: Page, form?: ReturnType<Page['within']>) =>
  checkTable({
    rules: accountRules.filter((rule) => rule.form === of),
    good: goodValues[of],
    labels,
    page,
    ...(form && { form }),
  })
