/** What pages are made of, and what they say while they load, send or fail. */

export { ActionsInSight } from './page/actions-in-sight.tsx'
export { EmptyState } from './page/empty-state.tsx'
export { useKeptFocus } from './page/kept-focus.ts'
export { lazyDialog, usePreload } from './page/lazy-dialog.tsx'
export { LoadingState } from './page/loading-state.tsx'
export { PageTitle } from './page/page-title.tsx'
export { ProblemState } from './page/problem-state.tsx'
export { useReturnedFocus } from './page/returned-focus.ts'
export { SendingBar } from './page/sending-bar.tsx'
export { SettingsCard } from './page/settings-card.tsx'
export { SettingsColumns } from './page/settings-columns.tsx'
export { UploadProgress } from './page/upload-progress.tsx'
