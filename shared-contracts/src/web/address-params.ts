import { type Location, type NavigateOptions, useLocation, useSearchParams } from 'react-router-dom'

/** What the address will say after the one that is drawn. */
let coming: { after?: Location; params: URLSearchParams } = { params: new URLSearchParams() }

/**
 * What follows the `?` of the address, and how to change it: `change((params) => params.set('page', '2'), { replace: true })`.
 * A change may come while the page is still being drawn for the one before. The router's own setter would not know of
 * that one and undo it.
 */
export const useAddressParams = () => {
  const [params, setParams] = useSearchParams()
  const location = useLocation()
  const change = (alter: (next: URLSearchParams) => void, options?: NavigateOptions) => {
    const next = new URLSearchParams(coming.after === location ? coming.params : params)
    alter(next)
    coming = { after: location, params: next }
    setParams(next, options)
  }
  return { params, change }
}
