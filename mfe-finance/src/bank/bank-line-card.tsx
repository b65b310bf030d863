import { type BankLine, bankLinesApi } from '@keyhaven/shared-contracts/contract/finance/bank-lines'
import { paths } from '@keyhaven/shared-contracts/platform/paths'
import { useCommand } from '@keyhaven/shared-contracts/web/api'
import { Money } from '@keyhaven/shared-contracts/web/facts'
import { Box, Text } from '@keyhaven/shared-contracts/web/layout'
import { useLanguage, useMessages } from '@keyhaven/shared-contracts/web/locale'
import { TextLink } from '@keyhaven/shared-contracts/web/navigation'
import { lazyDialog, ProblemState } from '@keyhaven/shared-contracts/web/page'
import { Button, Card, Flex } from 'antd'
import { useState } from 'react'
import { bankCatalog } from '../messages/catalogs.ts'
import './bank-line-card.css'
import { LineMatches } from './line-matches.tsx'

const LineForm = lazyDialog(() => import('./line-form.tsx'), 'LineForm')

const amountIn = ({ amount, currency }: BankLine) =>
  currency === 'EUR' ? <Money value={amount} /> : `${amount.toFixed(2)} ${currency}`

/** A line of a statement: who paid what for what, the booking that it is for, and what its owner can do. */
export function BankLineCard({ line }: { line: BankLine }) {
  const t = useMessages(bankCatalog)
  const language = useLanguage()
  const [isChoosing, setChoosing] = useState(false)
  const ignore = useCommand(bankLinesApi.ignore)
  const reopen = useCommand(bankLinesApi.reopen)
  const { id, name, date, iban, purpose, state, currency, payments } = line
  const who = name || t.nobody
  const error = ignore.error ?? reopen.error
  return (
    <Card role="group" aria-label={`${who}, ${language.day(date)}`} styles={{ body: { padding: '12px 16px' } }}>
      <div className="bank-line">
        <Box>
          <Text component="h3" size={15} weight={600} breakWord>
            {who}
          </Text>
          <Text type="secondary" size={13} block>
            {[language.day(date), iban].filter(Boolean).join(' · ')}
          </Text>
          {purpose && (
            <Text block breakWord>
              {purpose}
            </Text>
          )}
        </Box>
        <Text size={16} weight={600} nowrap numeric align="end">
          {amountIn(line)}
        </Text>
      </div>
      <div className="bank-line-match">
        {state === 'open' && currency === 'EUR' && <LineMatches line={line} />}
        {state === 'open' && currency !== 'EUR' && <Text type="secondary">{t.notInEuros(currency)}</Text>}
        {state === 'booked' && (
          <ul aria-label={t.bookedFor}>
            {payments.map((payment, at) => (
              <li key={`${payment.booking} ${at}`}>
                <TextLink to={paths.bookings(payment.booking)}>
                  {t.candidate(payment.reference, payment.client)}
                </TextLink>{' '}
                <Money value={payment.amount} />
              </li>
            ))}
          </ul>
        )}
        {state !== 'booked' && (
          <Flex gap={8} wrap>
            {state === 'open' && currency === 'EUR' && (
              <Button aria-label={t.chooseFor(who)} onClick={() => setChoosing(true)}>
                {t.choose}
              </Button>
            )}
            {state === 'open' && (
              <Button loading={ignore.isPending} onClick={() => ignore.mutate({ params: { id } })}>
                {t.ignore}
              </Button>
            )}
            {state === 'ignored' && (
              <Button loading={reopen.isPending} onClick={() => reopen.mutate({ params: { id } })}>
                {t.reopen}
              </Button>
            )}
          </Flex>
        )}
      </div>
      {error && <ProblemState error={error} />}
      {isChoosing && <LineForm line={line} onClose={() => setChoosing(false)} />}
    </Card>
  )
}
