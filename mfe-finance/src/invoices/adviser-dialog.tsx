import { DownloadButton } from '@keyhaven/shared-contracts/web/list'
import type { Day } from '@keyhaven/shared-contracts/domain/days/day'
import { DayInput } from '@keyhaven/shared-contracts/web/days'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { Dialog, useReturnedFocus } from '@keyhaven/shared-contracts/web/page'
import { DatePicker, Flex, Form, Typography } from 'antd'
import dayjs from 'dayjs'
import { useState } from 'react'
import { invoicesCatalog } from '../messages/catalogs.ts'

type Props = { from: Day; to: Day; onClose: () => void }

const input = { flex: '1 1 150px', marginBottom: 0 } as const
const heading = { fontSize: 15, margin: '0 0 4px' } as const

/** Downloads for a tax adviser: the documents of a month, and a table of all of them. */
export function AdviserDialog({ onClose, ...days }: Props) {
  const [month, setMonth] = useState(days.from.slice(0, 7))
  const [{ from, to }, setDays] = useState(days)
  const isWrong = to < from
  const { title, pdfs, table } = useMessages(invoicesCatalog).adviser
  useReturnedFocus()
  return (
    <Dialog open centered width={620} title={title} footer={null} onCancel={onClose}>
      <Form layout="vertical" component="div">
        <section style={{ margin: '12px 0 28px' }}>
          <Typography.Title level={3} style={heading}>
            {pdfs.title}
          </Typography.Title>
          <Typography.Paragraph type="secondary">{pdfs.about}</Typography.Paragraph>
          <Flex gap="12px 8px" align="end" wrap>
            <Form.Item label={pdfs.month} htmlFor="adviser-month" style={input}>
              <DatePicker
                id="adviser-month"
                picker="month"
                format={pdfs.monthFormat}
                placeholder={pdfs.monthPlaceholder}
                allowClear={false}
                value={dayjs(`${month}-01`)}
                onChange={(day) => day && setMonth(day.format('YYYY-MM'))}
                style={{ width: '100%' }}
              />
            </Form.Item>
            <DownloadButton what="documents" query={{ month }} label={pdfs.download} hint={pdfs.downloadHint} />
          </Flex>
        </section>
        <section>
          <Typography.Title level={3} style={heading}>
            {table.title}
          </Typography.Title>
          <Typography.Paragraph type="secondary">{table.about}</Typography.Paragraph>
          <Flex gap="12px 8px" align="start" wrap>
            <Form.Item label={table.firstDay} htmlFor="adviser-from" style={input}>
              <DayInput id="adviser-from" value={from} onChange={(day) => day && setDays({ from: day, to })} />
            </Form.Item>
            <Form.Item
              label={table.lastDay}
              htmlFor="adviser-to"
              style={input}
              {...(isWrong && {
                validateStatus: 'error',
                help: <span role="alert">{table.wrongDays}</span>,
              })}
            >
              <DayInput id="adviser-to" value={to} onChange={(day) => day && setDays({ from, to: day })} />
            </Form.Item>
            <div style={{ paddingTop: 30 }}>
              <DownloadButton
                what="invoices"
                query={{ from, to }}
                label={table.download}
                hint={table.downloadHint}
                disabled={isWrong}
              />
            </div>
          </Flex>
        </section>
      </Form>
    </Dialog>
  )
}
