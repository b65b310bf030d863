import { test } from '@playwright/test'
import { runRow, titleOf } from './faults/row.ts'
import { openGround } from './outages/ground.ts'
import { outages } from './outages/outage-list.ts'

// Each row breaks a database and an API of its own.
test.describe.configure({ mode: 'parallel', timeout: 600_000 })

for (const row of outages)
  test(titleOf(row), async () => {
    test.skip(row.cannotRun !== undefined, row.cannotRun)
    const ground = await openGround()
    try {
      await runRow(row, ground)
    } finally {
      await ground.close()
    }
  })
