import { Flex, Skeleton, Typography } from 'antd'

type Props = { name: string; note: string; value: string | null | undefined }

/** One figure of the overview: grey while it is on its way, a dash where there is nothing to count. */
export function StatCard({ name, note, value }: Props) {
  return (
    <div
      role="group"
      aria-label={name}
      style={{ flex: '1 0 auto', minWidth: 130, boxSizing: 'border-box', padding: '10px 8px 10px 16px' }}
    >
      <Typography.Text type="secondary" style={{ fontSize: 12 }}>
        {name}
      </Typography.Text>
      <Flex gap="0 6px" wrap align="baseline" style={{ lineHeight: '24px', fontVariantNumeric: 'tabular-nums' }}>
        <span style={{ fontSize: 15, fontWeight: 600 }}>
          {value === undefined ? (
            <Skeleton.Button active size="small" style={{ height: 18, verticalAlign: 'middle' }} />
          ) : (
            (value ?? '–')
          )}
        </span>
        {value && (
          <Typography.Text type="secondary" style={{ fontSize: 12 }}>
            {note}
          </Typography.Text>
        )}
      </Flex>
    </div>
  )
}
