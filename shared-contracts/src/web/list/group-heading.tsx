import { Text } from '../layout/text.tsx'
import { DownOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { CSSProperties } from 'react'
import { useMessages } from '../locale/use-locale.ts'
import { webCatalog } from '../locale/web-catalog.ts'
import type { Group } from './row-groups.ts'

type Props = {
  /** Noun of the list: "units". */
  what: string
  group: Group & { count: number }
  isFolded: boolean
  onToggle: (group: number) => void
}

const opener = {
  ...{ width: '100%', height: 'auto', minHeight: 40, padding: '6px 8px', justifyContent: 'flex-start' },
  ...{ fontSize: 15, textAlign: 'start', whiteSpace: 'normal' },
} satisfies CSSProperties

/** The heading of rows that stand together, which folds them away and shows them again. */
export function GroupHeading({ what, group, isFolded, onToggle }: Props) {
  const { list: t } = useMessages(webCatalog)
  return (
    <Text component="h2" size={15} weight={600}>
      <Button
        type="text"
        aria-expanded={!isFolded}
        icon={<DownOutlined aria-hidden rotate={isFolded ? -90 : 0} style={{ fontSize: 12 }} />}
        onClick={() => onToggle(group.id)}
        style={opener}
      >
        <Text weight={600} breakWord>
          {group.name}
        </Text>{' '}
        <Text type="secondary" weight={400} nowrap>
          {t.of(what).count(group.count)}
        </Text>
      </Button>
    </Text>
  )
}
