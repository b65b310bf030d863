import {
  accountingApi,
  accountingChange,
  type AccountingSettings,
  accountingSettings,
} from '@keyhaven/shared-contracts/contract/finance/accounting'
import { useCommand } from '@keyhaven/shared-contracts/web/api'
import { DayInput } from '@keyhaven/shared-contracts/web/days'
import { localToday } from '@keyhaven/shared-contracts/web/facts'
import { FieldGrid, useZodForm } from '@keyhaven/shared-contracts/web/form'
import { NumberInput } from '@keyhaven/shared-contracts/web/inputs'
import { Box, Text } from '@keyhaven/shared-contracts/web/layout'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { FormModal } from '@keyhaven/shared-contracts/web/record'
import { Form } from 'antd'
import { cashCatalog } from '../messages/catalogs.ts'

const opening = accountingChange.pick({ cash_amount: true, cash_from: true, version: true })

const valuesOf = ({ cash_amount, cash_from, version }: AccountingSettings) => ({
  ...{ cash_amount, version },
  cash_from: cash_from ?? localToday(),
})

/** Cash in the box on the first day of the book. */
export function OpeningForm({ settings, onClose }: { settings: AccountingSettings; onClose: () => void }) {
  const form = useZodForm(opening, valuesOf(settings))
  const t = useMessages(cashCatalog)
  const change = useCommand(accountingApi.change)
  const isNew = settings.cash_from === null
  return (
    <FormModal
      title={t.counted}
      form={form}
      about="Opening of the cash book"
      submitLabel={form.changed || isNew ? t.save : t.noChanges}
      submitDisabled={!form.changed && !isNew}
      onSubmit={(body) => change.mutateAsync({ body })}
      onFresh={(current, keepsTyped) => form.restart(valuesOf(accountingSettings.parse(current)), keepsTyped)}
      onClose={onClose}
      width={480}
    >
      <Box marginBottom={16}>
        <Text type="secondary">{t.countedAbout}</Text>
      </Box>
      <FieldGrid>
        <Form.Item label={t.countedAmount} {...form.field('cash_amount')}>
          <NumberInput unit="euros" />
        </Form.Item>
        <Form.Item label={t.countedDay} {...form.field('cash_from')}>
          <DayInput />
        </Form.Item>
      </FieldGrid>
    </FormModal>
  )
}
