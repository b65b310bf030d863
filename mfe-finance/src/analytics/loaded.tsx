import { EmptyState } from '@keyhaven/shared-contracts/web/ui/empty-state'
import { LoadingState } from '@keyhaven/shared-contracts/web/ui/loading-state'
import { ProblemState } from '@keyhaven/shared-contracts/web/ui/problem-state'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Point } from './charts/point.ts'
import { isBlank } from './figures.ts'

/** What a query says of its figures. */
export type Figures = Pick<UseQueryResult<Point[]>, 'data' | 'error' | 'isFetching' | 'isPending'> & {
  refetch: () => Promise<unknown>
}
type Props = { query: Figures; label: string; empty: string; children: (points: Point[]) => ReactNode }

/** Figures once they are there; until then that they load, that they failed, or that there are none. */
export function Loaded({ query, label, empty, children }: Props) {
  const { data, error, isFetching, isPending, refetch } = query
  if (!data) {
    if (error) return <ProblemState error={error} onRetry={() => void refetch()} retrying={isFetching} />
    if (isPending && !isFetching) return <EmptyState title="Choose the first and the last day" />
    return <LoadingState label={`Loading ${label}`} />
  }
  return (
    <>
      {error && <ProblemState error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      {isBlank(data) ? <EmptyState title={empty} hint="Try other days or another property." /> : children(data)}
    </>
  )
}
