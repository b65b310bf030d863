import { reasons } from '../../domain/reasons/reasons.ts'
import { z } from 'zod'
import { nightsBetween } from '../../domain/days/day.ts'
import { day } from '../../domain/days/day-schema.ts'
import { whenValid } from '../../domain/cross-field.ts'
import { endpoint } from '../endpoint.ts'
import { id, idParams, ref, seenVersion } from '../../domain/money/number.ts'
import { listQuery } from '../paging.ts'
import { maxStayNights } from '../../domain/stay/night-limits.ts'
import { optionalText } from '../../domain/text.ts'

/** Nights of a unit that nobody can book, `[start, end)`: a repair, a stay of the owner. */
export const block = z
  .object({
    id,
    version: z.int(),
    unit: id,
    start: z.iso.date(),
    end: z.iso.date(),
    reason: z.string(),
  })
  .meta({ id: 'Block' })
export type Block = z.infer<typeof block>

const fields = z.object({
  unit: ref(reasons.choose('unit')),
  start: day(reasons.choose('firstNight')),
  /** The day after the last night. */
  end: day(reasons.choose('lastNight')),
  reason: optionalText(100),
})
const when = whenValid(fields.pick({ start: true, end: true }))
type Range = { start: string; end: string }
const isInOrder = ({ start, end }: Range) => start < end
const isShort = ({ start, end }: Range) => nightsBetween(start, end) <= maxStayNights
const inOrder = { path: ['end'], error: 'general.lastNightBeforeFirst', when }
const tooLong = { path: ['end'], error: reasons.atMost('nights', maxStayNights), when }

export const newBlock = fields.refine(isInOrder, inOrder).refine(isShort, tooLong)
export const blockChange = fields.extend({ version: seenVersion }).refine(isInOrder, inOrder).refine(isShort, tooLong)
export type NewBlock = z.output<typeof newBlock>
export type BlockChange = z.output<typeof blockChange>

export const blocksQuery = listQuery.extend({
  /** Blocks that overlap `[from, to)`. */
  from: day(reasons.enter('date')).optional(),
  to: day(reasons.enter('date')).optional(),
  unit: ref(reasons.choose('unit')).optional(),
  property: ref(reasons.choose('property')).optional(),
})
export type BlocksQuery = z.output<typeof blocksQuery>

/** A block over a stay or another block is 409 `unit_taken`. */
export const blocksApi = {
  list: endpoint({
    domain: 'blocks',
    summary: 'The blocks of the owner, by first night',
    method: 'GET',
    path: '/api/blocks/',
    access: 'owner',
    query: blocksQuery,
    response: z.array(block),
  }),
  create: endpoint({
    domain: 'blocks',
    summary: 'Block nights of a unit',
    method: 'POST',
    path: '/api/blocks/',
    access: 'owner',
    body: newBlock,
    example: { unit: 1, start: '2028-03-01', end: '2028-03-04', reason: 'Painting' },
    status: 201,
    response: block,
  }),
  update: endpoint({
    domain: 'blocks',
    summary: 'Move a block or change its reason',
    method: 'PATCH',
    path: '/api/block/:id/',
    access: 'owner',
    params: idParams,
    body: blockChange,
    example: { unit: 1, start: '2028-04-01', end: '2028-04-04', reason: 'New windows' },
    response: block,
  }),
  remove: endpoint({
    domain: 'blocks',
    summary: 'Remove a block, which frees its nights',
    method: 'DELETE',
    path: '/api/block/:id/',
    access: 'owner',
    params: idParams,
    status: 204,
    response: z.undefined(),
  }),
}
