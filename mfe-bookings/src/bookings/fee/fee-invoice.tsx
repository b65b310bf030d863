import type { Booking } from '@keyhaven/shared-contracts/contract/bookings/bookings'
import { invoiceSettingsApi } from '@keyhaven/shared-contracts/contract/finance/invoice-settings'
import { feeInvoice, invoicesApi } from '@keyhaven/shared-contracts/contract/finance/invoices'
import { q, useCommand } from '@keyhaven/shared-contracts/web/api'
import { useZodForm } from '@keyhaven/shared-contracts/web/form'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { FormModal } from '@keyhaven/shared-contracts/web/record'
import { useQuery } from '@tanstack/react-query'
import { App, Button, Form, Select } from 'antd'
import { useState } from 'react'
import { cancellationCatalog } from '../../messages/catalogs.ts'
import { documentsOf } from '../money/use-booking-account.ts'

/** Drafts the invoice of a fee, and gives the draft another VAT; nothing where it is issued. */
export function FeeInvoice({ booking }: { booking: Booking }) {
  const { feeInvoice: t } = useMessages(cancellationCatalog)
  const [isOpen, setOpen] = useState(false)
  const { data } = useQuery(documentsOf(booking.id))
  const documents = data?.rows.filter(({ kind, status }) => kind === 'invoice' && status !== 'cancelled')
  const [document] = documents ?? []
  if (!documents || document?.status === 'issued') return null
  return (
    <>
      <Button onClick={() => setOpen(true)}>{document ? t.changeVat : t.add}</Button>
      {isOpen && <VatForm booking={booking} vat={document?.fee_vat ?? null} onClose={() => setOpen(false)} />}
    </>
  )
}

type FormProps = { booking: Booking; vat: number | null; onClose: () => void }

function VatForm({ booking, vat, onClose }: FormProps) {
  const { feeInvoice: t } = useMessages(cancellationCatalog)
  const { message } = App.useApp()
  const { data } = useQuery(q(invoiceSettingsApi.read, {}))
  const draft = useCommand(invoicesApi.fee)
  const form = useZodForm(feeInvoice, { vat })
  const rates = [...new Set(data?.vat_rates.flatMap(({ lodging, extras }) => [lodging, extras]))]
  return (
    <FormModal
      title={t.title}
      width={480}
      form={form}
      losesNothing
      submitLabel={t.make}
      onClose={onClose}
      done={null}
      onSubmit={async (body) => {
        await draft.mutateAsync({ params: { id: booking.id }, body })
        void message.success(t.made)
      }}
    >
      <Form.Item label={t.vat} extra={t.hint} {...form.field('vat')}>
        <Select
          options={[
            { value: null, label: t.none },
            ...rates.toSorted((a, b) => a - b).map((rate) => ({ value: rate, label: t.percent(rate) })),
          ]}
        />
      </Form.Item>
    </FormModal>
  )
}
