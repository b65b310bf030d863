import { Button, Flex, Select, theme } from 'antd'
import { useMinWidth } from '../layout/use-min-width.ts'

type Props = {
  label: string
  value: string
  stages: readonly { key: string; label: string }[]
  onChange: (key: string) => void
}

/** Stages of a list: a button for each, or a choice where they would not fit beside one another. */
export function StageTabs({ label, value, stages, onChange }: Props) {
  const hasRoom = useMinWidth(stages.length > 5 ? 'xl' : 'lg')
  const { token } = theme.useToken()
  return hasRoom ? (
    <Flex role="group" aria-label={label} wrap style={{ flex: '1 1 300px', minWidth: 0 }}>
      {stages.map((stage) => {
        const isChosen = stage.key === value
        return (
          <Button
            key={stage.key}
            aria-pressed={isChosen}
            type={isChosen ? 'link' : 'text'}
            onClick={() => onChange(stage.key)}
            style={{
              height: 46,
              borderRadius: 0,
              ...(isChosen && { boxShadow: `inset 0 -2px ${token.colorLink}` }),
            }}
          >
            {stage.label}
          </Button>
        )
      })}
    </Flex>
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
