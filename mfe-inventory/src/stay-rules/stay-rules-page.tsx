import { PlusOutlined } from '@ant-design/icons'
import { calendarApi } from '@keyhaven/shared-contracts/contract/bookings/calendar'
import {
  type SavedStayRule,
  type StayRuleOut,
  stayRulesApi,
} from '@keyhaven/shared-contracts/contract/inventory/stay-rules'
import { siteApi } from '@keyhaven/shared-contracts/contract/public/public-site'
import { q } from '@keyhaven/shared-contracts/web/api'
import { Stack, Text } from '@keyhaven/shared-contracts/web/layout'
import { ListProblem } from '@keyhaven/shared-contracts/web/list'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { useAddressParams } from '@keyhaven/shared-contracts/web/navigation'
import { EmptyState, lazyDialog, PageTitle, usePreload } from '@keyhaven/shared-contracts/web/page'
import { useQuery } from '@tanstack/react-query'
import { Button, Card, Skeleton } from 'antd'
import { useState } from 'react'
import { stayRulesCatalog } from '../messages/catalogs.ts'
import { ScopeList } from '../scope/scope-list.tsx'
import { PreviewCard } from './preview/preview-card.tsx'
import { SiteLimits } from './site-limits.tsx'
import { UnbookableNotice } from './unbookable-notice.tsx'
import { useRuleSentence } from './use-rule-sentence.ts'
import { type RuleStart, UsualRules } from './usual-rules.tsx'
import '../scope/preview-columns.css'

/** All rules of the owner, the units that they are about, and the outer limits in the settings of the site. */
const useStayRules = () => {
  const rules = useQuery(q(stayRulesApi.list, { query: {} }))
  const rows = useQuery(q(calendarApi.rows, {}))
  const site = useQuery(q(siteApi.settings, {}))
  return {
    loaded: rules.data && rows.data && site.data && { rules: rules.data, rows: rows.data, site: site.data },
    failed: [rules, rows, site].find(({ error, data }) => error && !data),
  }
}

const RuleForm = lazyDialog(() => import('./form/rule-form.tsx'), 'RuleForm')

type Loaded = NonNullable<ReturnType<typeof useStayRules>['loaded']>
type Dialog = { start: RuleStart } | { rule: StayRuleOut }

/** The rules for guests' stays, and what they make of the days of a unit. */
export function StayRulesPage() {
  usePreload(RuleForm)
  const t = useMessages(stayRulesCatalog)
  const { params, change } = useAddressParams()
  const { loaded, failed } = useStayRules()
  const [dialog, setDialog] = useState<Dialog | null>(null)
  const [saved, setSaved] = useState<SavedStayRule | null>(null)
  const units = loaded?.rows.units ?? []
  const unit = units.find(({ id }) => id === Number(params.get('unit'))) ?? units[0]
  const add = (start: RuleStart) => setDialog({ start })
  return (
    <>
      <PageTitle
        title={t.title}
        actions={
          <Button type="primary" icon={<PlusOutlined aria-hidden />} disabled={!loaded} onClick={() => add({})}>
            {t.newRule}
          </Button>
        }
      />
      {failed?.error ? (
        <ListProblem
          what={t.listed}
          error={failed.error}
          onRetry={() => void failed.refetch()}
          retrying={failed.isFetching}
        />
      ) : (
        <div className="preview-columns">
          <Card>
            {loaded ? (
              <Stack gap={20}>
                {saved && saved.unbookable.length > 0 && (
                  <UnbookableNotice unbookable={saved.unbookable} rows={loaded.rows} onClose={() => setSaved(null)} />
                )}
                <Rules {...loaded} onAdd={add} onEdit={(rule) => setDialog({ rule })} />
                <SiteLimits site={loaded.site} />
              </Stack>
            ) : (
              <Skeleton active title paragraph={{ rows: 6 }} />
            )}
          </Card>
          {loaded && unit && (
            <PreviewCard
              unit={unit}
              rules={loaded.rules}
              rows={loaded.rows}
              onUnit={(id) => change({ unit: id }, { preventScrollReset: true })}
              onAdd={([from, to]) => add({ from, to, ...(units.length > 1 && { unit: unit.id }) })}
            />
          )}
        </div>
      )}
      {dialog && loaded && (
        <RuleForm
          {...dialog}
          rules={loaded.rules}
          rows={loaded.rows}
          unit={unit}
          onSaved={setSaved}
          onClose={() => setDialog(null)}
        />
      )}
    </>
  )
}

type RulesProps = Loaded & { onAdd: (start: RuleStart) => void; onEdit: (rule: StayRuleOut) => void }

/** The list, or in its place what rules are for; and the usual ones that are not there yet. */
function Rules({ rules, rows, onAdd, onEdit }: RulesProps) {
  const t = useMessages(stayRulesCatalog)
  const sentence = useRuleSentence()
  if (rules.length === 0)
    return (
      <EmptyState
        title={t.empty.title}
        hint={t.empty.hint}
        action={<UsualRules rules={rules} centred onAdd={onAdd} />}
      />
    )
  return (
    <>
      <Text type="secondary">{t.intro}</Text>
      <ScopeList items={rules} {...{ rows, sentence, onEdit }} />
      <UsualRules rules={rules} onAdd={onAdd} />
    </>
  )
}
