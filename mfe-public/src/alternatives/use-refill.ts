import type { GuestRequest } from '@keyhaven/shared-contracts/contract/public/guest-request'
import { publicRequestsApi } from '@keyhaven/shared-contracts/contract/public/public-requests'
import { q } from '@keyhaven/shared-contracts/web/api'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router-dom'
import { ownerOf, type Search } from '@keyhaven/shared-contracts/platform/guest-search'
import { type Draft, nobody } from '../book/draft.ts'

const start = '#again='

/** An address of the form that is filled from the request of the token. Behind the `#` it reaches no log of a server. */
export const askAgain = (address: string, token: string) => address + start + token

/**
 * Fills an empty form with what its guest typed into the request that the address names: a mail may have led to another host, whose storage
 * knows nothing of it.
 */
export const useRefill = ({ client }: Draft, search: Search, change: (part: Partial<Draft>) => void) => {
  const { hash } = useLocation()
  const token = hash.startsWith(start) ? hash.slice(start.length) : ''
  const isEmpty = Object.values(client).every((text) => text === '')
  const input = { params: { token }, query: ownerOf(search) }
  const { data } = useQuery({ ...q(publicRequestsApi.one, input), enabled: token !== '' && isEmpty })
  const fill = useEffectEvent((from: GuestRequest) => {
    if (isEmpty) change({ client: { ...nobody, ...from.guest, ...from.typed }, message: from.message ?? '' })
  })
  useEffect(() => {
    if (data) fill(data)
  }, [data])
}
