import { Box } from '@keyhaven/shared-contracts/web/layout'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { Alert, Button } from 'antd'
import { servicesCatalog } from '../messages/catalogs.ts'
import { type ServiceNature, soundsLike } from './service-nature.ts'

type Props = {
  nature: ServiceNature | undefined
  name: unknown
  onChoose: (nature: ServiceNature) => void
}

/** Asks of an extra or a fee whether it is passed on, where its name sounds like that. */
export function PassedOnHint({ nature, name, onChoose }: Props) {
  const t = useMessages(servicesCatalog)
  const sounds = soundsLike(name)
  if (!sounds || nature === undefined || nature === 'tax' || nature === 'deposit') return null
  return (
    <Box marginBottom={16}>
      <Alert
        type="info"
        showIcon
        title={t.soundsPassedOn(String(name))}
        action={<Button onClick={() => onChoose(sounds)}>{t.makeIt[sounds]}</Button>}
      />
    </Box>
  )
}
