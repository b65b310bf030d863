/** Lists with pages, search and filters, which the address remembers. */

export type { Column } from './list/columns.ts'
export { DataTable } from './list/data-table.tsx'
export { DownloadButton, useDownload } from './list/download-button.tsx'
export { ActiveFilter } from './list/active-filter.tsx'
export { FilterSelect } from './list/filter-select.tsx'
export { FlagSelect } from './list/flag-select.tsx'
export { ListPage } from './list/list-page.tsx'
export { type Chosen, type FilterBy, useListParams } from './list/list-params.ts'
export { ListProblem } from './list/list-problem.tsx'
export { PropertyFilter } from './list/property-filter.tsx'
export { useSavedNotice } from './list/saved-notice.tsx'
export { StageTabs } from './list/stage-tabs.tsx'
