import { type ComponentProps, lazy, Suspense } from 'react'

/**
 * In place of the module of antd's tables that draws the menu of a column's filters, with a tree: it comes when a column has some, and
 * no list of ours does.
 */

const Menu = lazy(() => import('antd/es/table/hooks/useFilter/FilterDropdown'))

type Filter = { value: unknown; children?: readonly Filter[] }
export const flattenKeys = (filters: readonly Filter[] = []): unknown[] =>
  filters.flatMap(({ value, children }) => [value, ...flattenKeys(children)])

function FilterDropdown(props: ComponentProps<typeof Menu>) {
  return (
    <Suspense>
      <Menu {...props} />
    </Suspense>
  )
}
export { FilterDropdown as default }
