import { todayApi } from '@keyhaven/shared-contracts/contract/bookings/today'
import { q } from '@keyhaven/shared-contracts/web/api'
import { Box, Text, useMinWidth } from '@keyhaven/shared-contracts/web/layout'
import { useLanguage, useMessages } from '@keyhaven/shared-contracts/web/locale'
import { ProblemState } from '@keyhaven/shared-contracts/web/page'
import { useQuery } from '@tanstack/react-query'
import { Card, Flex, Segmented, Typography } from 'antd'
import { useState } from 'react'
import { useFreshDay } from '../bookings/form/use-today.ts'
import { dashboardCatalog } from '../messages/calendar-catalogs.ts'
import './dashboard.css'
import { countOf, type TodayList, todayLists as lists } from './today-lists.ts'
import { rowHeight, TodayRows } from './today-rows.tsx'

const body = { body: { padding: 0 } } as const

/** Today lists side by side; on a narrow screen one at a time. */
export function TodaySection({ onOpen }: { onOpen: (booking: number) => void }) {
  const t = useMessages(dashboardCatalog).today
  const language = useLanguage()
  const { data, error, isFetching, refetch } = useQuery(q(todayApi, {}))
  const wide = useMinWidth('xl')
  const today = useFreshDay()
  const [selection, setSelection] = useState<TodayList>()
  const activeList = selection ?? lists.find((list) => data && countOf(data, list) > 0) ?? 'arrivals'
  const countIn = (list: TodayList) => (data ? language.number(countOf(data, list)) : '–')

  return (
    <section aria-label={t.title} aria-busy={!data && !error}>
      {error && !data && (
        <Card style={{ minHeight: rowHeight * 2 + 44 }}>
          <ProblemState error={error} onRetry={() => void refetch()} retrying={isFetching} />
        </Card>
      )}
      {!(error && !data) && wide && (
        <div className="today-lists">
          {lists.map((list) => (
            <Card key={list} role="group" aria-label={t[list].title} styles={body}>
              <Flex className="today-head" justify="space-between" align="baseline" gap={8}>
                <Typography.Text strong ellipsis>
                  {t[list].title}
                </Typography.Text>
                <Text numeric size={18}>
                  {countIn(list)}
                </Text>
              </Flex>
              <TodayRows list={list} data={data} today={today} onOpen={onOpen} />
            </Card>
          ))}
        </div>
      )}
      {!(error && !data) && !wide && (
        <Card styles={body}>
          <Box padding={8}>
            <Segmented<TodayList>
              block
              aria-label={t.choose}
              value={activeList}
              onChange={setSelection}
              options={lists.map((list) => ({
                value: list,
                label: (
                  <Flex className="today-choice" vertical align="center">
                    <Text numeric size={18} weight={600}>
                      {countIn(list)}
                    </Text>
                    <Text size={12}>{t[list].short}</Text>
                  </Flex>
                ),
              }))}
            />
          </Box>
          <TodayRows key={activeList} list={activeList} data={data} today={today} onOpen={onOpen} />
        </Card>
      )}
    </section>
  )
}
