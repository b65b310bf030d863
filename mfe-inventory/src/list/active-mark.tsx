import { CheckCircleFilled, CloseCircleFilled } from '@ant-design/icons'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { Flex, theme, Typography } from 'antd'
import { recordsCatalog } from '../messages/catalogs.ts'

/**
 * Mark of an active record, green or red, with a shape and a word for those who cannot tell the colours apart. `withLabel`
 * shows the word, where no heading names the mark.
 */
export function ActiveMark({ active, withLabel = false }: { active: boolean; withLabel?: boolean }) {
  const t = useMessages(recordsCatalog)
  const { token } = theme.useToken()
  const Icon = active ? CheckCircleFilled : CloseCircleFilled
  const word = active ? t.active : t.inactive
  const mark = (
    <Icon
      aria-label={word}
      style={{ color: active ? token.colorSuccess : token.colorError, fontSize: withLabel ? 16 : 18 }}
    />
  )
  if (!withLabel) return mark
  return (
    <Flex gap={6} align="center">
      {mark}
      <Typography.Text aria-hidden type="secondary" style={{ fontSize: 13 }}>
        {word}
      </Typography.Text>
    </Flex>
  )
}
