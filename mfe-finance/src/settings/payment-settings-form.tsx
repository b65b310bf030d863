import { isDepositDated, undatedDeposit } from '@keyhaven/shared-contracts/contract/finance/payment-plan'
import {
  type PaymentSettings,
  paymentSettings,
  paymentSettingsApi,
  paymentSettingsChange,
} from '@keyhaven/shared-contracts/contract/finance/payment-settings'
import { useCommand } from '@keyhaven/shared-contracts/web/api'
import { FieldGrid, useZodForm } from '@keyhaven/shared-contracts/web/form'
import { Box, Text } from '@keyhaven/shared-contracts/web/layout'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { PaymentRuleFields, typedRuleFields } from '@keyhaven/shared-contracts/web/payment-rule'
import { NumberInput } from '@keyhaven/shared-contracts/web/inputs'
import { FormModal } from '@keyhaven/shared-contracts/web/record'
import { Checkbox, Form, Input } from 'antd'
import { invoiceSettingsCatalog, paymentSettingsCatalog } from '../messages/catalogs.ts'
import { groupIban, IbanInput } from './iban-input.tsx'

const rules = paymentSettingsChange.safeExtend(typedRuleFields).refine(isDepositDated, undatedDeposit)

type Props = { settings: PaymentSettings; onClose: () => void }

/** Changes the account, the payment rule and the reminders of an owner; stays that were agreed on keep theirs. */
export function PaymentSettingsForm({ settings, onClose }: Props) {
  const form = useZodForm(rules, settings)
  const t = useMessages(paymentSettingsCatalog)
  const { save, noChanges } = useMessages(invoiceSettingsCatalog)
  const change = useCommand(paymentSettingsApi.change)
  const { field, watched } = form
  const iban = groupIban(watched.iban ?? '')
  const isOtherAccount = iban !== form.began.iban
  // Transfers to a mistyped account are hard to get back, so its owner reads it once more.
  const notice = iban === '' ? t.accountGone : t.newAccount(iban, watched.account_holder ?? '')
  return (
    <FormModal
      title={t.title}
      form={form}
      about="Payment settings"
      width={880}
      submitLabel={form.changed ? save : noChanges}
      submitDisabled={!form.changed}
      onSubmit={(body) => change.mutateAsync({ body })}
      onFresh={(current, keepsTyped) => form.restart(paymentSettings.parse(current), keepsTyped)}
      {...(isOtherAccount && { success: notice })}
      onClose={onClose}
    >
      <Text component="h3" size={15} weight={600}>
        {t.account}
      </Text>
      <Box marginBottom={12}>
        <Text type="secondary">{t.accountHint}</Text>
      </Box>
      <Form.Item label={t.holder} {...field('account_holder', ['iban'])}>
        <Input autoComplete="off" />
      </Form.Item>
      <FieldGrid>
        <Form.Item label={t.iban} {...field('iban')}>
          <IbanInput />
        </Form.Item>
        <Form.Item label={t.bic} extra={t.bicHint} {...field('bic')}>
          <Input autoComplete="off" spellCheck={false} />
        </Form.Item>
      </FieldGrid>
      <Text component="h3" size={15} weight={600}>
        {t.rule}
      </Text>
      <Box marginBottom={12}>
        <Text type="secondary">{t.agreedStays}</Text>
      </Box>
      <PaymentRuleFields form={form} />
      <Form.Item extra={t.instant.hint} {...field('instant_needs_deposit')} valuePropName="checked">
        <Checkbox>{t.instant.needsDeposit}</Checkbox>
      </Form.Item>
      <Text component="h3" size={15} weight={600}>
        {t.reminders.title}
      </Text>
      <Box marginBottom={12}>
        <Text type="secondary">{t.reminders.hint}</Text>
      </Box>
      <FieldGrid>
        <Form.Item label={t.reminders.daysBefore} {...field('reminder_days_before')}>
          <NumberInput placeholder={t.reminders.never} />
        </Form.Item>
        <Form.Item label={t.reminders.daysAfter} {...field('reminder_days_after')}>
          <NumberInput placeholder={t.reminders.never} />
        </Form.Item>
      </FieldGrid>
      {watched.reminder_days_before ? (
        <Form.Item label={t.reminders.words} extra={t.reminders.wordsHint} {...field('reminder_words')}>
          <Input.TextArea autoSize={{ minRows: 2, maxRows: 8 }} />
        </Form.Item>
      ) : null}
      {watched.reminder_days_after ? (
        <Form.Item label={t.reminders.overdueWords} extra={t.reminders.wordsHint} {...field('overdue_words')}>
          <Input.TextArea autoSize={{ minRows: 2, maxRows: 8 }} />
        </Form.Item>
      ) : null}
    </FormModal>
  )
}
