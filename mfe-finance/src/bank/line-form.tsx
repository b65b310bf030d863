import {
  type BankLine,
  bankLinesApi,
  lineBooking,
  maxLineParts,
} from '@keyhaven/shared-contracts/contract/finance/bank-lines'
import { toCents, toEuros } from '@keyhaven/shared-contracts/domain/money/money'
import { useCommand } from '@keyhaven/shared-contracts/web/api'
import { useZodForm } from '@keyhaven/shared-contracts/web/form'
import { NumberInput } from '@keyhaven/shared-contracts/web/inputs'
import { Text } from '@keyhaven/shared-contracts/web/layout'
import { useLanguage, useMessages } from '@keyhaven/shared-contracts/web/locale'
import { FormModal } from '@keyhaven/shared-contracts/web/record'
import { Button, Form, Typography } from 'antd'
import { bankCatalog } from '../messages/catalogs.ts'
import { BookingPicker } from './booking-picker.tsx'
import './line-form.css'
import { type LinePart, partsOf } from './line-parts.ts'

/** Cents that are shared out so far; what is no amount yet counts as nothing. */
const sharedOf = (parts: readonly Partial<LinePart>[]) =>
  parts.reduce((sum, { amount }) => sum + (typeof amount === 'number' ? toCents(amount) : 0), 0)

/** Books a line for the bookings that its owner chooses. */
export function LineForm({ line, onClose }: { line: BankLine; onClose: () => void }) {
  const t = useMessages(bankCatalog)
  const language = useLanguage()
  const form = useZodForm(lineBooking, { payments: partsOf(line) })
  const book = useCommand(bankLinesApi.book)
  const { field, watched } = form
  const whole = Math.abs(line.amount)
  const left = toCents(whole) - sharedOf((watched.payments ?? []) as LinePart[])
  const candidates = line.candidates.map(({ booking, reference, client, open }) => ({
    id: booking,
    title: t.candidate(reference, client),
    hint: language.euros(open),
  }))
  return (
    <FormModal
      title={line.amount < 0 ? t.dialog.titleRefund(whole) : t.dialog.title(whole)}
      about={`Bank line ${line.id}`}
      form={form}
      submitLabel={t.book}
      submitDisabled={left !== 0}
      onSubmit={(body) => book.mutateAsync({ params: { id: line.id }, body })}
      onClose={onClose}
      width={640}
    >
      <Typography.Paragraph type="secondary">{t.dialog.about}</Typography.Paragraph>
      <Form.List name="payments">
        {(rows, { add, remove }) => (
          <>
            {rows.map(({ key, name }, at) => (
              <div key={key} role="group" aria-label={t.dialog.part(at + 1)} className="line-part">
                <Form.Item
                  label={t.dialog.booking}
                  {...field(['payments', String(name), 'booking'])}
                  name={[name, 'booking']}
                >
                  <BookingPicker candidates={candidates} />
                </Form.Item>
                <Form.Item
                  label={t.dialog.amount}
                  {...field(['payments', String(name), 'amount'])}
                  name={[name, 'amount']}
                >
                  <NumberInput unit="euros" />
                </Form.Item>
                {rows.length > 1 && (
                  <Button className="line-remove" aria-label={t.dialog.removePart(at + 1)} onClick={() => remove(name)}>
                    {t.dialog.remove}
                  </Button>
                )}
              </div>
            ))}
            <Form.Item {...field('payments')} noStyle>
              <span hidden />
            </Form.Item>
            <div className="line-sum">
              {rows.length < maxLineParts && (
                <Button onClick={() => add({ booking: 0, amount: left > 0 ? toEuros(left) : '' })}>
                  {t.dialog.add}
                </Button>
              )}
              <Text type={left === 0 ? 'secondary' : 'danger'}>
                <span role="status">
                  {left === 0 ? t.dialog.fits : left > 0 ? t.dialog.left(toEuros(left)) : t.dialog.over(toEuros(-left))}
                </span>
              </Text>
            </div>
          </>
        )}
      </Form.List>
    </FormModal>
  )
}
