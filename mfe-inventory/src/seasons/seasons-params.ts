import { useSearchParams } from 'react-router-dom'

type Shown = { property?: number | undefined; unit?: number | undefined; year?: number; page?: number }

/** Which property, unit and year the page shows, as the address says it. */
export const useSeasonsParams = (thisYear: number) => {
  const [params, setParams] = useSearchParams()
  const numberOf = (name: string) => {
    const value = Number(params.get(name))
    return Number.isSafeInteger(value) && value > 0 ? value : undefined
  }
  const asked = numberOf('year') ?? thisYear
  return {
    property: numberOf('property'),
    unit: numberOf('unit'),
    year: asked >= 1900 && asked <= 2198 ? asked : thisYear,
    page: numberOf('page') ?? 1,
    /** Changes what is named; `undefined` takes it away. */
    show: (changes: Shown) =>
      setParams(
        (now) => {
          const next = new URLSearchParams(now)
          for (const [name, value] of Object.entries(changes)) {
            if (value === undefined) next.delete(name)
            else next.set(name, String(value))
          }
          return next
        },
        { preventScrollReset: !('page' in changes) },
      ),
  }
}
