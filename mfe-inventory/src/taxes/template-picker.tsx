import { rateInEuros } from '@keyhaven/shared-contracts/contract/inventory/tourist-taxes'
import { type TaxTemplate, taxTemplates } from '@keyhaven/shared-contracts/domain/tourist-tax/tax-templates'
import { Text } from '@keyhaven/shared-contracts/web/layout'
import { useLanguage, useMessages } from '@keyhaven/shared-contracts/web/locale'
import { Alert, Form, Select } from 'antd'
import { useState } from 'react'
import { taxesCatalog } from '../messages/catalogs.ts'

const valuesOf = ({ municipality, name, exempt, rates, source }: TaxTemplate) => ({
  ...{ municipality, name, exempt: [...exempt], source },
  rates: rates.map(rateInEuros),
})

/** Municipalities as examples to begin with, each with the day on which it was read and where. */
export function TemplatePicker({ onChoose }: { onChoose: (values: ReturnType<typeof valuesOf>) => void }) {
  const t = useMessages(taxesCatalog)
  const language = useLanguage()
  const [template, setTemplate] = useState<TaxTemplate>()
  return (
    <>
      <Form.Item label={t.template} htmlFor="tax-template" extra={t.templateHint}>
        <Select
          id="tax-template"
          placeholder={t.chooseTemplate}
          value={template?.municipality}
          options={taxTemplates.map(({ municipality, name }) => ({
            value: municipality,
            label: `${municipality} · ${name}`,
          }))}
          onChange={(municipality: string) => {
            const next = taxTemplates.find((one) => one.municipality === municipality)
            if (!next) return
            setTemplate(next)
            onChoose(valuesOf(next))
          }}
        />
      </Form.Item>
      {template && (
        <Alert
          type="warning"
          showIcon
          title={t.checkTemplate(language.day(template.readOn))}
          description={
            <a href={template.source} target="_blank" rel="noreferrer">
              <Text breakWord>{template.source}</Text>
            </a>
          }
          style={{ marginBottom: 16 }}
        />
      )}
    </>
  )
}
