import { InfoCircleOutlined } from '@ant-design/icons'
import { Button, Card, Flex, Tooltip, Typography } from 'antd'
import { FigureDownloads } from './charts/figure-downloads.tsx'
import type { Point } from './charts/point.ts'

type Props = {
  title: string
  value: string
  /** How it is worked out, said to whoever asks. */
  formula: string
  /** How it compares with other days, each in a line. */
  compared: readonly string[]
  /** Which days and which place it is of, and what it is made of, as it is saved. */
  about: string
  points: readonly Point[]
}

/** One figure, how it comes about, and what it was before. */
export function KeyFigure({ title, value, formula, compared, about, points }: Props) {
  return (
    <Card role="group" aria-label={title}>
      <Flex align="center" gap={4} wrap>
        <h2 style={{ fontSize: 16, margin: 0 }}>{title}</h2>
        <Tooltip title={formula} trigger={['hover', 'focus', 'click']}>
          <Button
            type="text"
            size="small"
            icon={<InfoCircleOutlined aria-hidden />}
            aria-label={`How ${title.toLowerCase()} is worked out`}
          />
        </Tooltip>
        <div style={{ marginInlineStart: 'auto' }}>
          <FigureDownloads name={title} what="Days" about={about} points={points} />
        </div>
      </Flex>
      <div style={{ fontSize: 28, lineHeight: '40px', fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
        {value}
      </div>
      {compared.map((line) => (
        <Typography.Text key={line} type="secondary" style={{ display: 'block' }}>
          {line}
        </Typography.Text>
      ))}
    </Card>
  )
}
