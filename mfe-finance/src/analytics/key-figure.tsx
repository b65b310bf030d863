import { InfoCircleOutlined } from '@ant-design/icons'
import { Button, Card, Flex, Tooltip, Typography } from 'antd'

type Props = {
  title: string
  value: string
  /** How it is worked out, said to whoever asks. */
  formula: string
  /** What became of it since the days before. */
  compared: string
  than: string
}

/** One figure, how it comes about, and what it was before. */
export function KeyFigure({ title, value, formula, compared, than }: Props) {
  return (
    <Card role="group" aria-label={title}>
      <Flex align="center" gap={4}>
        <h2 style={{ fontSize: 16, margin: 0 }}>{title}</h2>
        <Tooltip title={formula} trigger={['hover', 'focus', 'click']}>
          <Button
            type="text"
            size="small"
            icon={<InfoCircleOutlined aria-hidden />}
            aria-label={`How ${title.toLowerCase()} is worked out`}
          />
        </Tooltip>
      </Flex>
      <div style={{ fontSize: 28, lineHeight: '40px', fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
        {value}
      </div>
      <Typography.Text type="secondary">
        {compared} ({than})
      </Typography.Text>
    </Card>
  )
}
