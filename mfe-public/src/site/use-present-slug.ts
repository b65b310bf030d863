import { publicApi } from '@keyhaven/shared-contracts/contract/public/public-booking'
import { q } from '@keyhaven/shared-contracts/web/api'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'

/** A link with a former name of the owner's page still leads there; the address then takes the present one. */
export const usePresentSlug = () => {
  const [params, setParams] = useSearchParams()
  const slugParam = params.get('owner')?.trim()
  const { data } = useQuery({
    ...q(publicApi.locations, { query: { owner: slugParam } }),
    enabled: Boolean(slugParam),
  })
  const present = data?.owner?.slug
  useEffect(() => {
    // On its own domain an owner is never in the address.
    if (!slugParam || !present || present === slugParam) return
    const renamed = (before: URLSearchParams) => {
      const after = new URLSearchParams(before)
      after.set('owner', present)
      return after
    }
    setParams(renamed, { replace: true, preventScrollReset: true })
  }, [slugParam, present, setParams])
}
