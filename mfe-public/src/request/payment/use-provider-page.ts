import { publicPaymentsApi } from '@keyhaven/shared-contracts/contract/public/public-payments'
import { ownerOf } from '@keyhaven/shared-contracts/platform/guest-search'
import { useCommand } from '@keyhaven/shared-contracts/web/api'
import { useSearch } from '../../search/search-address.ts'

/** Leads to a page of the provider. It takes the place of the whole tab, also out of an embed: no provider may be shown in a frame. */
export function useProviderPage(page: 'checkout' | 'damageDeposit', token: string) {
  const query = ownerOf(useSearch())
  const command = useCommand(publicPaymentsApi[page])
  const open = () => {
    if (command.isPending) return
    command.mutate({ params: { token }, query }, { onSuccess: ({ url }) => void window.open(url, '_top') })
  }
  return { open, isPending: command.isPending, problem: command.error?.message }
}
