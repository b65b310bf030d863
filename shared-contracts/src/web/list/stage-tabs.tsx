import { Select, Tabs } from 'antd'
import { useMinWidth } from '../layout/use-min-width.ts'

type Props = {
  label: string
  value: string
  stages: readonly { key: string; label: string }[]
  onChange: (key: string) => void
}

/** The stages of a list: tabs, or a choice where they would not fit beside one another. */
export function StageTabs({ label, value, stages, onChange }: Props) {
  const hasRoom = useMinWidth('lg')
  return hasRoom ? (
    <Tabs
      activeKey={value}
      items={[...stages]}
      onChange={onChange}
      tabBarStyle={{ margin: 0 }}
      style={{ flex: '1 1 300px', minWidth: 0 }}
    />
  ) : (
    <Select
      aria-label={label}
      value={value}
      options={stages.map((stage) => ({ value: stage.key, label: stage.label }))}
      onChange={onChange}
      style={{ flex: '1 1 130px' }}
    />
  )
}
