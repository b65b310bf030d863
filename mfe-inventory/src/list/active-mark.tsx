import { CheckCircleFilled, CloseCircleFilled } from '@ant-design/icons'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { theme } from 'antd'
import { recordsCatalog } from '../messages/catalogs.ts'

/** Whether a record is in use: green or red, and a shape and a word for those who cannot tell them apart. */
export function ActiveMark({ active }: { active: boolean }) {
  const t = useMessages(recordsCatalog)
  const { token } = theme.useToken()
  const Icon = active ? CheckCircleFilled : CloseCircleFilled
  return (
    <Icon
      aria-label={active ? t.active : t.inactive}
      style={{ color: active ? token.colorSuccess : token.colorError, fontSize: 18 }}
    />
  )
}
