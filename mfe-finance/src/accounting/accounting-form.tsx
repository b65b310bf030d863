import {
  accountingApi,
  accountingChange,
  type AccountingSettings,
  accountingSettings,
} from '@keyhaven/shared-contracts/contract/finance/accounting'
import { charts } from '@keyhaven/shared-contracts/domain/money/accounts'
import { useCommand } from '@keyhaven/shared-contracts/web/api'
import { FieldGrid, useZodForm } from '@keyhaven/shared-contracts/web/form'
import { Box, Text } from '@keyhaven/shared-contracts/web/layout'
import { useLanguage, useMessages } from '@keyhaven/shared-contracts/web/locale'
import { FormModal } from '@keyhaven/shared-contracts/web/record'
import { Form, Input, Select } from 'antd'
import { accountingCatalog } from '../messages/catalogs.ts'
import { AccountFields } from './account-fields.tsx'
import { accountsAfter } from './chart-presets.ts'
import { RevenueFields } from './revenue-fields.tsx'

/** The opening of the cash book is set where the book is. */
const valuesOf = ({ missing: _missing, cash_amount: _amount, cash_from: _from, ...rest }: AccountingSettings) => rest

const lengths = [4, 5, 6, 7, 8]

/** Numbers and accounts that the program of the tax adviser knows. */
export function AccountingForm({ settings, onClose }: { settings: AccountingSettings; onClose: () => void }) {
  const form = useZodForm(accountingChange, valuesOf(settings))
  const t = useMessages(accountingCatalog)
  const { months } = useLanguage()
  const change = useCommand(accountingApi.change)
  const { field, watched } = form
  const before = { chart: watched.chart, length: Number(watched.account_length ?? 4) }
  const follow = (chosen: Partial<typeof before>) => {
    const { chart, length } = { ...before, ...chosen }
    if (chart) form.form.setFieldsValue(accountsAfter(form.values(), before, { chart, length }))
  }
  return (
    <FormModal
      title={t.edit}
      form={form}
      about="Accounting settings"
      submitLabel={form.changed ? t.save : t.noChanges}
      submitDisabled={!form.changed}
      onSubmit={(body) => change.mutateAsync({ body })}
      onFresh={(current, keepsTyped) => form.restart(valuesOf(accountingSettings.parse(current)), keepsTyped)}
      onClose={onClose}
      width={640}
    >
      <FieldGrid>
        <Form.Item label={t.chart} {...field('chart')}>
          <Select
            placeholder={t.noChart}
            options={charts.map((value) => ({ value, label: value }))}
            onChange={(chart: (typeof charts)[number]) => follow({ chart })}
          />
        </Form.Item>
        <Form.Item label={t.length} {...field('account_length')}>
          <Select
            options={lengths.map((value) => ({ value, label: t.digits(value) }))}
            onChange={(length: number) => follow({ length })}
          />
        </Form.Item>
        <Form.Item label={t.adviserNumber} {...field('adviser_number')}>
          <Input inputMode="numeric" autoComplete="off" />
        </Form.Item>
        <Form.Item label={t.clientNumber} {...field('client_number')}>
          <Input inputMode="numeric" autoComplete="off" />
        </Form.Item>
        <Form.Item label={t.yearMonth} {...field('year_month')}>
          <Select options={months.map((label, at) => ({ value: at + 1, label }))} />
        </Form.Item>
      </FieldGrid>
      <Box marginBottom={16}>
        <Text type="secondary">{t.accountsHint}</Text>
      </Box>
      <RevenueFields form={form} />
      <AccountFields form={form} />
    </FormModal>
  )
}
