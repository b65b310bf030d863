import { expect, onTestFinished, test } from 'vitest'
import { openGround } from './ground.ts'
import { outages } from './outage-table.ts'

test.each(outages.filter(({ isQuick, cannotRun }) => isQuick && !cannotRun))(
  '$name: $promise',
  async ({ run }) => {
    const ground = await openGround()
    onTestFinished(() => ground.close())
    const { problems } = await run(ground, 1)
    expect(problems).toEqual([])
  },
  180_000,
)
