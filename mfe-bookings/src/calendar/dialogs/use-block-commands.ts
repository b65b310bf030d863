import { type Block, blocksApi } from '@keyhaven/shared-contracts/contract/bookings/blocks'
import { useCommand } from '@keyhaven/shared-contracts/web/api'

type Nights = { unit: number; check_in: string; check_out: string }

/** Makes, moves, changes and takes back blocks. */
export const useBlockCommands = () => {
  const create = useCommand(blocksApi.create)
  const update = useCommand(blocksApi.update)
  const remove = useCommand(blocksApi.remove)

  return {
    create: ({ unit, check_in, check_out }: Nights, reason: string) =>
      create.mutateAsync({ body: { unit, start: check_in, end: check_out, reason } }),
    change: ({ id, version }: Pick<Block, 'id' | 'version'>, { unit, check_in, check_out }: Nights, reason: string) =>
      update.mutateAsync({ params: { id }, body: { unit, start: check_in, end: check_out, reason, version } }),
    remove: ({ id }: Pick<Block, 'id'>) => remove.mutateAsync({ params: { id } }),
  }
}
