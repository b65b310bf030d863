import {
  type CsvMapping,
  type CsvPreview,
  csvDayForms,
  csvDecimals,
  csvTargets,
} from '@keyhaven/shared-contracts/contract/finance/bank-statements'
import { Row, Stack, Text } from '@keyhaven/shared-contracts/web/layout'
import { useMessages, useReasonWords } from '@keyhaven/shared-contracts/web/locale'
import { ActionsInSight, Dialog, SendingBar, useReturnedFocus } from '@keyhaven/shared-contracts/web/page'
import { Alert, Button, Flex, Select } from 'antd'
import { useId } from 'react'
import { bankCatalog } from '../messages/catalogs.ts'
import './csv-dialog.css'
import { CsvLines } from './csv-lines.tsx'

type Props = {
  preview: CsvPreview
  problem: string | undefined
  isBusy: boolean
  /** Reads the file again, as its owner says. */
  onRead: (mapping: CsvMapping) => void
  onImport: (mapping: CsvMapping) => void
  onClose: () => void
}

/** Enough to see how they are read; the columns need the room. */
const shownLines = 4

/** A choice of how days or amounts are written. */
function WrittenAs<Value extends string>(props: {
  label: string
  value: Value
  options: readonly Value[]
  words: Record<Value, string>
  disabled: boolean
  onChange: (value: Value) => void
}) {
  const { label, value, options, words, disabled, onChange } = props
  const id = useId()
  return (
    <Flex gap="4px 8px" align="center" wrap>
      <label htmlFor={id}>{label}</label>
      <Select<Value>
        id={id}
        value={value}
        disabled={disabled}
        options={options.map((one) => ({ value: one, label: words[one] }))}
        onChange={onChange}
        style={{ minWidth: 140 }}
      />
    </Flex>
  )
}

/** Asks how the CSV file of a bank is read, before anything of it is imported. */
export function CsvDialog({ preview, problem, isBusy, onRead, onImport, onClose }: Props) {
  const t = useMessages(bankCatalog).csv
  const wordsOf = useReasonWords()
  const { mapping, columns, problems, total } = preview
  const put = (at: number, target: CsvMapping['columns'][number]) =>
    onRead({
      ...mapping,
      columns: columns.map((_, column) => (column === at ? target : (mapping.columns[column] ?? ''))),
    })
  useReturnedFocus()
  return (
    <Dialog open centered width={720} title={t.title} footer={null} mask={{ closable: false }} onCancel={onClose}>
      <SendingBar active={isBusy} />
      <Stack gap={16}>
        <Text type="secondary">{t.about}</Text>
        <Row gap="8px 24px" wrap>
          <WrittenAs
            label={t.dayForm}
            value={mapping.day_form}
            options={csvDayForms}
            words={t.dayForms}
            disabled={isBusy}
            onChange={(day_form) => onRead({ ...mapping, day_form })}
          />
          <WrittenAs
            label={t.decimal}
            value={mapping.decimal}
            options={csvDecimals}
            words={t.decimals}
            disabled={isBusy}
            onChange={(decimal) => onRead({ ...mapping, decimal })}
          />
        </Row>
        <ul className="csv-columns" aria-label={t.columns}>
          {columns.map(({ heading, sample }, at) => (
            <li key={`${heading} ${at}`}>
              <div>
                <Text block breakWord weight={500}>
                  {heading || t.unnamed(at + 1)}
                </Text>
                <Text type="secondary" size={13} breakWord>
                  {sample || t.nothing}
                </Text>
              </div>
              <Select
                aria-label={t.targetOf(heading || t.unnamed(at + 1))}
                disabled={isBusy}
                value={mapping.columns[at] ?? ''}
                options={csvTargets.map((value) => ({ value, label: t.targets[value || 'none'] }))}
                onChange={(target) => put(at, target)}
              />
            </li>
          ))}
        </ul>
        {problems.length > 0 && (
          <Alert
            type="error"
            showIcon
            role="alert"
            title={
              <ul className="csv-problems">
                {problems.slice(0, 5).map(({ row, reason }) => (
                  <li key={`${row} ${reason.key}`}>
                    {[row !== null && t.row(row), wordsOf(reason)].filter(Boolean).join(' ')}
                  </li>
                ))}
              </ul>
            }
          />
        )}
        {preview.lines.length > 0 && <CsvLines lines={preview.lines.slice(0, shownLines)} title={t.preview} />}
        {problem && <Alert type="error" showIcon role="alert" title={problem} />}
      </Stack>
      <ActionsInSight>
        <Flex justify="end" gap={8} wrap>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button type="primary" loading={isBusy} disabled={problems.length > 0} onClick={() => onImport(mapping)}>
            {problems.length > 0 ? t.importNone : t.import(total)}
          </Button>
        </Flex>
      </ActionsInSight>
    </Dialog>
  )
}
