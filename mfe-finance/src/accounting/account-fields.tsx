import { paymentWays } from '@keyhaven/shared-contracts/contract/finance/payments'
import { FieldGrid, type ZodForm } from '@keyhaven/shared-contracts/web/form'
import { FlagSelect } from '@keyhaven/shared-contracts/web/list'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { Form, Input } from 'antd'
import { accountingCatalog } from '../messages/catalogs.ts'
import { Legend } from './legend.tsx'

const untaxed = ['small_business', 'tax_free', 'fees', 'passed_on', 'damages'] as const

/** Accounts of money by its way, of what bears no VAT, and of clients. */
export function AccountFields({ form: { field } }: { form: Pick<ZodForm, 'field'> }) {
  const t = useMessages(accountingCatalog)
  const accounts = (purposes: readonly (keyof typeof t.purposes)[]) =>
    purposes.map((purpose) => (
      <Form.Item key={purpose} label={t.purposes[purpose]} {...field(['accounts', purpose])}>
        <Input inputMode="numeric" autoComplete="off" />
      </Form.Item>
    ))
  return (
    <>
      <Legend title={t.ways}>
        <FieldGrid minWidth={150}>{accounts(paymentWays)}</FieldGrid>
      </Legend>
      <Legend title={t.documents}>
        <FieldGrid>
          {accounts(untaxed)}
          <Form.Item label={t.debtors} {...field('debtor_each')}>
            <FlagSelect yes={t.eachDebtor} no={t.oneDebtor} />
          </Form.Item>
          {accounts(['debtors'])}
        </FieldGrid>
      </Legend>
    </>
  )
}
