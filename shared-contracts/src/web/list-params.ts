import { useSearchParams } from 'react-router-dom'

/** Rows of a page of our own lists. */
export const pageSize = 20

/** What a server-paged list asks for. */
export type ListPage = { page: number; page_size: number; search?: string }

/** The page and the search of a list as the address says them, and how to change it. */
export const useListParams = () => {
  const [params, setParams] = useSearchParams()
  const page = Math.max(1, Math.trunc(Number(params.get('page'))) || 1)
  const search = (params.get('search') ?? '').slice(0, 100)
  const change = (name: string, value: string, replace: boolean) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now)
        if (name === 'search') next.delete('page')
        if (value) next.set(name, value)
        else next.delete(name)
        return next
      },
      { replace },
    )
  return {
    page,
    search,
    query: { page, page_size: pageSize, ...(search && { search }) } satisfies ListPage,
    goTo: (to: number, replace = false) => change('page', to > 1 ? String(to) : '', replace),
    searchFor: (text: string) => change('search', text.trim(), true),
  }
}
