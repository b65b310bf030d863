import { accountsApi } from '@keyhaven/shared-contracts/contract/accounts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

/** Opens and closes a dialog of the settings; what is known of the user is loaded anew when it closes. */
export const useSettingsDialog = () => {
  const cache = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const close = () => {
    setOpen(false)
    void cache.invalidateQueries({ queryKey: [accountsApi.me.domain, accountsApi.me.path] })
  }
  return { isOpen, open: () => setOpen(true), close }
}
