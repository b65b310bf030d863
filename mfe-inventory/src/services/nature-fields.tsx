import { Text } from '@keyhaven/shared-contracts/web/layout'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { Form, Radio } from 'antd'
import { servicesCatalog } from '../messages/catalogs.ts'
import { type ServiceNature, serviceNatures } from './service-nature.ts'
import './nature-fields.css'

type Props = {
  nature: ServiceNature | undefined
  onChoose: (nature: ServiceNature) => void
}

/** Asks what a service is before anything else: extra, fee, tax or deposit. */
export function NatureFields({ nature, onChoose }: Props) {
  const t = useMessages(servicesCatalog)
  return (
    <Form.Item label={t.nature} {...(nature === undefined && { extra: t.natureOpen })}>
      <Radio.Group
        className="service-natures"
        aria-label={t.nature}
        value={nature}
        onChange={({ target }) => onChoose(target.value as ServiceNature)}
      >
        {serviceNatures.map((value) => (
          <Radio key={value} value={value}>
            <Text weight={600} block>
              {t.natures[value]}
            </Text>
            <Text type="secondary" size={13} block>
              {t.natureHints[value]}
            </Text>
          </Radio>
        ))}
      </Radio.Group>
    </Form.Item>
  )
}
