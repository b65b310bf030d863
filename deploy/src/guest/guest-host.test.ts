import { expect, it } from 'vitest'
import { guestHosts } from './guest-host.ts'

it('says of an API that cannot answer that it may be tried again, and asks anew', async () => {
  const answers = [503, 404]
  const hostAt = guestHosts(
    async () => ({ status: answers.shift() ?? 404, body: undefined }),
    () => 'https://keyhaven.example',
  )
  await expect(hostAt('Lake.example.')).rejects.toMatchObject({ status: 503 })
  expect(await hostAt('lake.example')).toEqual({ kind: 'unknown', host: 'lake.example' })
})
