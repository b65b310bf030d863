import { useSearchParams } from 'react-router-dom'
import { monthOf } from './month.ts'

/** Which property and month the calendar shows, as the address says it. */
export const useCalendarParams = (today: string) => {
  const [params, setParams] = useSearchParams()
  const asked = params.get('month') ?? ''
  const month = /^(19|20|21)\d\d-(0[1-9]|1[0-2])$/.test(asked) ? asked : monthOf(today)
  const change = (name: string, value: string) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now)
        next.set(name, value)
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  return {
    month,
    property: Number(params.get('property')) || null,
    showMonth: (to: string) => change('month', to),
    showProperty: (id: number) => change('property', String(id)),
  }
}
