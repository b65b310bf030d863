import { dashboardApi } from '@keyhaven/shared-contracts/contract/bookings/dashboard'
import type { Property } from '@keyhaven/shared-contracts/contract/inventory/properties'
import { q } from '@keyhaven/shared-contracts/web/api'
import { useTodayIn } from '@keyhaven/shared-contracts/web/facts'
import { Box } from '@keyhaven/shared-contracts/web/layout'
import { ProblemState } from '@keyhaven/shared-contracts/web/page'
import { useQuery } from '@tanstack/react-query'
import { Card, Flex, Skeleton } from 'antd'
import { PropertyCard } from './property-card.tsx'

/** Outlook of each property, in a query of its own so that the list does not wait for it. */
export const useOutlook = () => {
  const today = useTodayIn()
  const ask = q(dashboardApi.outlook, {})
  return useQuery({ ...ask, queryKey: [...ask.queryKey, today] })
}

type Props = {
  /** None while they are on their way. */
  properties: readonly Property[] | undefined
  outlook: ReturnType<typeof useOutlook>
  /** The id of the property that was just made. */
  highlightedId: number | undefined
  onEdit: (property: Property) => void
}

const grid = {
  ...{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 16 },
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(310px, 100%), 1fr))',
} as const

/** The owner's houses. */
export function PropertyCards({ properties, outlook, highlightedId, onEdit }: Props) {
  const { data, error, isFetching, refetch } = outlook
  const isLoading = data === undefined && !error
  if (!properties)
    return (
      <div style={grid}>
        {[1, 2, 3].map((at) => (
          <Card key={at} styles={{ body: { padding: 0 } }}>
            <Skeleton.Node active style={{ width: '100%', height: 'auto', aspectRatio: '360 / 202' }} />
            <Box padding={16}>
              <Skeleton active paragraph={{ rows: 6 }} />
            </Box>
          </Card>
        ))}
      </div>
    )
  return (
    <Flex vertical gap={16}>
      {error && !data && <ProblemState error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      <ul style={grid}>
        {properties.map((property) => (
          <li key={property.id}>
            <PropertyCard
              property={property}
              outlook={data?.find((one) => one.property === property.id)}
              isLoading={isLoading}
              isMarked={property.id === highlightedId}
              onEdit={onEdit}
            />
          </li>
        ))}
      </ul>
    </Flex>
  )
}
