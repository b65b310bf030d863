import { CheckCircleFilled, CloseCircleFilled } from '@ant-design/icons'
import { theme } from 'antd'

/** Whether a record is in use: green or red, and a shape and a word for those who cannot tell them apart. */
export function ActiveMark({ active }: { active: boolean }) {
  const { token } = theme.useToken()
  const Icon = active ? CheckCircleFilled : CloseCircleFilled
  return (
    <Icon
      aria-label={active ? 'Active' : 'Inactive'}
      style={{ color: active ? token.colorSuccess : token.colorError, fontSize: 18 }}
    />
  )
}
