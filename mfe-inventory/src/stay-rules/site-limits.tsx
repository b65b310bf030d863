import type { SiteSettings } from '@keyhaven/shared-contracts/contract/public/public-site'
import { paths } from '@keyhaven/shared-contracts/platform/paths'
import { Text } from '@keyhaven/shared-contracts/web/layout'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { TextLink } from '@keyhaven/shared-contracts/web/navigation'
import { useId } from 'react'
import { stayRulesCatalog } from '../messages/catalogs.ts'
import '../scope/scope-list.css'

/** Outer limits of all stays, which the settings of the site have. */
export function SiteLimits({ site }: { site: Pick<SiteSettings, 'max_nights' | 'horizon_months'> }) {
  const { limits: t } = useMessages(stayRulesCatalog)
  const heading = useId()
  return (
    <section aria-labelledby={heading}>
      <Text id={heading} component="h2" size={15} weight={600}>
        {t.title}
      </Text>
      <ul className="scope-list">
        {[t.maxNights(site.max_nights), t.horizon(site.horizon_months)].map((words) => (
          <li key={words}>
            <span>{words}</span>
          </li>
        ))}
      </ul>
      <Text type="secondary">
        {t.hint} <TextLink to={paths.settings('site')}>{t.change}</TextLink>
      </Text>
    </section>
  )
}
