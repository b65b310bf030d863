import { useAddressParams } from '@keyhaven/shared-contracts/web/address-params'

type Shown = { property?: number | undefined; unit?: number | undefined; year?: number; page?: number }

/** Which property, unit and year the page shows, as the address says it. */
export const useSeasonsParams = (thisYear: number) => {
  const { params, change } = useAddressParams()
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
    show: (changes: Shown) => change(changes, { preventScrollReset: !('page' in changes) }),
  }
}
