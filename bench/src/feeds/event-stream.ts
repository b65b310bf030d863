import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { eventsPath } from '@keyhaven/shared-contracts/contract/events'
import { tokenOf } from '../load/owners.ts'

/** Opens the event stream of an owner; `heardAfter` answers when it said that the calendar has changed, the first time after a moment. */
export const listenTo = async (origin: string, owner: number) => {
  const request = get(`${origin}/keyhaven${eventsPath}`, {
    agent: false,
    headers: { authorization: `Token ${tokenOf(owner)}` },
  })
  const [answer] = (await once(request, 'response')) as [IncomingMessage]
  if (answer.statusCode !== 200) throw new Error(`A stream was refused with ${answer.statusCode}`)
  const heardMs: number[] = []
  answer.setEncoding('utf8').on('data', (text: string) => {
    if (/"calendar"/.test(text)) heardMs.push(performance.now())
  })
  return { heardAfter: (moment: number) => heardMs.find((at) => at > moment), close: () => answer.destroy() }
}
