import { type Location, type NavigateOptions, useLocation, useSearchParams } from 'react-router-dom'

/** Parameters of the address to come, after the one that is drawn. */
let coming: { after?: Location; params: URLSearchParams } = { params: new URLSearchParams() }

/**
 * Parameters behind the `?` of the address, and a function that changes some, `change({ page: 2, city: undefined }, { replace: true })`:
 * what is empty is taken out. A change may come while the page is still being drawn for the one before. The router's own
 * setter would not know of that one and undo it.
 */
export const useAddressParams = () => {
  const [params, setParams] = useSearchParams()
  const location = useLocation()
  const change = (changes: Record<string, string | number | undefined>, options?: NavigateOptions) => {
    const next = new URLSearchParams(coming.after === location ? coming.params : params)
    for (const [name, value] of Object.entries(changes)) {
      if (value === undefined || value === '') next.delete(name)
      else next.set(name, String(value))
    }
    coming = { after: location, params: next }
    setParams(next, options)
  }
  return { params, change }
}
