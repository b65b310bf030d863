import { CheckCircleFilled, CloseCircleFilled } from '@ant-design/icons'
import { Text } from '@keyhaven/shared-contracts/web/layout'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { Flex } from 'antd'
import { recordsCatalog } from '../messages/catalogs.ts'

/**
 * Mark of an active record, green or red, with a shape and a word for those who cannot tell the colours apart. `withLabel`
 * shows the word, where no heading names the mark.
 */
export function ActiveMark({ active, withLabel = false }: { active: boolean; withLabel?: boolean }) {
  const t = useMessages(recordsCatalog)
  const Icon = active ? CheckCircleFilled : CloseCircleFilled
  const word = active ? t.active : t.inactive
  const mark = (
    <Icon aria-label={word} style={{ color: active ? 'var(--good)' : 'var(--bad)', fontSize: withLabel ? 16 : 18 }} />
  )
  if (!withLabel) return mark
  return (
    <Flex gap={6} align="center">
      {mark}
      <Text aria-hidden type="secondary" size={13}>
        {word}
      </Text>
    </Flex>
  )
}
