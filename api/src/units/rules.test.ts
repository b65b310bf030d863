import type { Problem } from '@keyhaven/shared-contracts/contract/problem'
import { type Form, goodValues, inventoryRules } from '@keyhaven/shared-contracts/testing/inventory-rules'
import { type RuleCase, withValue } from '@keyhaven/shared-contracts/testing/rule-case'
import { beforeAll, expect, test } from 'vitest'
import { aProperty, aUnit } from '../testing/factories.ts'
import { testServer, type TestOwner } from '../testing/test-server.ts'

const calls: Record<Form, [create: string, record: string]> = {
  property: ['/api/properties/', '/api/properties/'],
  unit: ['/api/units/', '/api/units/'],
  service: ['/api/services/', '/api/service/'],
  promocode: ['/api/promocodes/', '/api/promocode/'],
  season: ['/api/seasons/', '/api/season/'],
}

const server = await testServer()
let owner: TestOwner
let belongsTo: Record<Form, object>
beforeAll(async () => {
  owner = await server.signUpOwner({ personals: true })
  const property = await aProperty(owner)
  const unit = await aUnit(owner, { property_id: property.id })
  belongsTo = {
    property: {},
    unit: { property_id: property.id },
    service: { property: property.id },
    promocode: {},
    season: { unit: unit.id },
  }
})

/** Reason that the API gives at the field; a record that it creates is deleted again, so that no rule meets the record of another. */
const saidAt = async ({ form, field, value }: RuleCase<Form>) => {
  const [create, record] = calls[form]
  const answer = await owner.call<Problem & { id: number }>(
    'POST',
    create,
    withValue({ ...goodValues[form], ...belongsTo[form] }, field, value),
  )
  if (answer.status === 201) await owner.call('DELETE', `${record}${answer.body.id}/`)
  return { field, value, says: answer.body.fields?.[field]?.[0] ?? null }
}

test.each(Object.keys(calls) as Form[])('the API says about a %s what its form says', async (form) => {
  const rules = inventoryRules.filter((rule) => rule.form === form)
  expect(rules.length).toBeGreaterThan(15)
  for (const rule of rules) {
    const { field, value, message } = rule
    expect(await saidAt(rule)).toEqual({ field, value, says: message })
  }
})
