import { accountsApi } from '@keyhaven/shared-contracts/contract/accounts/accounts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

/** Opens and closes a dialog of the settings; reloads the user when it closes. */
export const useSettingsDialog = () => {
  const cache = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const close = () => {
    setOpen(false)
    void cache.invalidateQueries({ queryKey: [accountsApi.me.domain, accountsApi.me.path] })
  }
  return { isOpen, open: () => setOpen(true), close }
}
