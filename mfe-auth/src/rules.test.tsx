import { testServer } from '@keyhaven/api/testing/test-server'
import { renderArea } from '@keyhaven/shared-contracts/testing/render-area'
import { expect, it } from 'vitest'
import area from './area.tsx'
import { authForms } from './testing/auth-forms.tsx'
import { checkRules } from './testing/rule-check.tsx'

const server = await testServer()

it.each(authForms)(
  'the form $form says what its rules say',
  async ({ form, path, labels }) => {
    const page = renderArea(path, { area, server })
    expect(await checkRules(form, labels, page)).toEqual(Object.keys(labels))
  },
  120_000,
)
