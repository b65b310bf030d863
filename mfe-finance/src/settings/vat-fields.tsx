import { issueReason } from '@keyhaven/shared-contracts/domain/reasons/issue-reason'
import { invoiceSettingsChange } from '@keyhaven/shared-contracts/contract/finance/invoice-settings'
import { DayInput } from '@keyhaven/shared-contracts/web/days'
import { localToday } from '@keyhaven/shared-contracts/web/facts'
import type { ZodForm } from '@keyhaven/shared-contracts/web/form'
import { NumberInput } from '@keyhaven/shared-contracts/web/inputs'
import { Box, Text } from '@keyhaven/shared-contracts/web/layout'
import { useMessages, useReasonWords } from '@keyhaven/shared-contracts/web/locale'
import { Button, Form, theme, Typography } from 'antd'
import { invoiceSettingsCatalog } from '../messages/catalogs.ts'

type Props = { form: Pick<ZodForm, 'field' | 'watched'> }

const row = {
  display: 'grid',
  gridTemplateColumns: 'minmax(130px, 2fr) minmax(84px, 1fr) minmax(84px, 1fr)',
  columnGap: 12,
} as const

const cell = { marginBottom: 10 } as const

/** Problem of the rows as a whole, which stands next to no single input. */
const problemOf = (values: unknown) => {
  const { error } = invoiceSettingsChange.shape.vat_rates.safeParse((values as { vat_rates?: unknown }).vat_rates ?? [])
  const issue = error?.issues.find(({ path }) => path.length === 0)
  return issue && issueReason(issue)
}

/** The VAT rates, each row from a day on. */
export function VatFields({ form: { field, watched } }: Props) {
  const { token } = theme.useToken()
  const t = useMessages(invoiceSettingsCatalog).vat
  const wordsOf = useReasonWords()
  const problem = problemOf(watched)
  return (
    <fieldset style={{ border: 0, margin: '0 0 24px', padding: 0, minWidth: 0 }}>
      {/* antd draws a legend larger than a label, and underlines it. */}
      <legend
        style={{ padding: 0, margin: '0 0 4px', border: 0, fontSize: 14, lineHeight: '22px', color: token.colorText }}
      >
        {t.rates}
      </legend>
      <Box marginBottom={12}>
        <Text type="secondary">{t.ratesHint}</Text>
      </Box>
      <Form.List name="vat_rates">
        {(rows, { add, remove }) => (
          <>
            {rows.map(({ key, name }, at) => (
              <div key={key} role="group" aria-label={t.group(at + 1)}>
                <div style={row}>
                  <Form.Item label={t.from} {...field(['vat_rates', name, 'from'])} name={[name, 'from']} style={cell}>
                    <DayInput />
                  </Form.Item>
                  <Form.Item
                    label={t.lodging}
                    {...field(['vat_rates', name, 'lodging'])}
                    name={[name, 'lodging']}
                    style={cell}
                  >
                    <NumberInput unit="percent" />
                  </Form.Item>
                  <Form.Item
                    label={t.extras}
                    {...field(['vat_rates', name, 'extras'])}
                    name={[name, 'extras']}
                    style={cell}
                  >
                    <NumberInput unit="percent" />
                  </Form.Item>
                </div>
                <Button
                  size="small"
                  aria-label={t.removeGroup(at + 1)}
                  onClick={() => remove(name)}
                  style={{ marginBottom: 20 }}
                >
                  {t.remove}
                </Button>
              </div>
            ))}
            {problem && (
              <Typography.Paragraph type="danger" role="alert">
                {wordsOf(problem)}
              </Typography.Paragraph>
            )}
            <Button onClick={() => add({ from: localToday(), lodging: '', extras: '' })}>{t.add}</Button>
          </>
        )}
      </Form.List>
    </fieldset>
  )
}
