import { accountingChange } from '@keyhaven/shared-contracts/contract/finance/accounting'
import { issueReason } from '@keyhaven/shared-contracts/domain/reasons/issue-reason'
import type { ZodForm } from '@keyhaven/shared-contracts/web/form'
import { NumberInput } from '@keyhaven/shared-contracts/web/inputs'
import { Box, Text } from '@keyhaven/shared-contracts/web/layout'
import { useMessages, useReasonWords } from '@keyhaven/shared-contracts/web/locale'
import { Button, Form, Input, Typography } from 'antd'
import { accountingCatalog } from '../messages/catalogs.ts'
import { Legend } from './legend.tsx'

type Props = { form: Pick<ZodForm, 'field' | 'watched'> }

const row = { display: 'grid', gridTemplateColumns: 'repeat(3, minmax(76px, 1fr))', columnGap: 12 } as const
const cell = { marginBottom: 10 } as const

/** Problem of the rows as a whole, which stands next to no single input. */
const problemOf = (values: unknown) => {
  const { error } = accountingChange.shape.revenue.safeParse((values as { revenue?: unknown }).revenue ?? [])
  const issue = error?.issues.find(({ path }) => path.length === 0)
  return issue && issueReason(issue)
}

/** A revenue account for each rate of VAT. */
export function RevenueFields({ form: { field, watched } }: Props) {
  const t = useMessages(accountingCatalog)
  const wordsOf = useReasonWords()
  const problem = problemOf(watched)
  return (
    <Legend title={t.revenue}>
      <Box marginBottom={12}>
        <Text type="secondary">{t.revenueHint}</Text>
      </Box>
      <Form.List name="revenue">
        {(rows, { add, remove }) => (
          <>
            {rows.map(({ key, name }, at) => (
              <div key={key} role="group" aria-label={t.group(at + 1)}>
                <div style={row}>
                  <Form.Item label={t.rate} {...field(['revenue', name, 'rate'])} name={[name, 'rate']} style={cell}>
                    <NumberInput unit="percent" />
                  </Form.Item>
                  <Form.Item
                    label={t.account}
                    {...field(['revenue', name, 'account'])}
                    name={[name, 'account']}
                    style={cell}
                  >
                    <Input inputMode="numeric" autoComplete="off" />
                  </Form.Item>
                  <Form.Item
                    label={t.taxKey}
                    {...field(['revenue', name, 'tax_key'])}
                    name={[name, 'tax_key']}
                    style={cell}
                  >
                    <Input inputMode="numeric" autoComplete="off" />
                  </Form.Item>
                </div>
                <Button
                  size="small"
                  aria-label={t.removeGroup(at + 1)}
                  onClick={() => remove(name)}
                  style={{ marginBottom: 16 }}
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
            <Button onClick={() => add({ rate: '', account: '', tax_key: '' })} style={{ marginBottom: 16 }}>
              {t.add}
            </Button>
          </>
        )}
      </Form.List>
    </Legend>
  )
}
