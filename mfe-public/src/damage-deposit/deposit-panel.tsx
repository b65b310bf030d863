import type { GuestDamageDeposit } from '@keyhaven/shared-contracts/contract/finance/damage-state'
import type { GuestRequest } from '@keyhaven/shared-contracts/contract/public/guest-request'
import { dayIn } from '@keyhaven/shared-contracts/domain/days/day'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import type { Messages } from '../messages/damage-deposit/en.ts'
import { damageDepositCatalog } from '../messages/damage-deposit-catalog.ts'
import { RequestPanel } from '../request/request-panel.tsx'
import { useProviderPage } from '../request/payment/use-provider-page.ts'
import { StrongWords } from '../ui/strong-words.tsx'
import './deposit-panel.css'
import { wantsCard } from './late-deposit.tsx'

/** The state of a damage deposit with its amounts and days. */
function sentenceOf(t: Messages, deposit: GuestDamageDeposit, zone = 'UTC'): string {
  const { amount, from, until, state, captured, ended_at: endedAt } = deposit
  const endedOn = dayIn(zone, new Date(endedAt ?? Date.now()))
  const sentences: Record<GuestDamageDeposit['state'], string> = {
    planned: t.planned(amount, from, until),
    waiting: t.waiting(amount, until),
    held: t.held(amount, until),
    released: t.released(amount, endedOn),
    captured: captured < amount ? t.capturedInPart(captured, amount, endedOn) : t.captured(amount, endedOn),
    lapsed: t.lapsed,
  }
  return sentences[state]
}

/** The page of the provider on which the guest lets the amount be blocked. */
function BlockButton({ token, amount }: { token: string; amount: number }) {
  const t = useMessages(damageDepositCatalog)
  const { open, isPending, problem } = useProviderPage('damageDeposit', token)
  return (
    <>
      <button type="button" className="kh-button" aria-disabled={isPending} onClick={open}>
        {t.block(amount)}
      </button>
      <p className="kh-small">{t.blockHint}</p>
      <p className="kh-field-problem" role="status">
        {problem}
      </p>
    </>
  )
}

type Props = { deposit: GuestDamageDeposit; request: GuestRequest; token: string }

/** State of a damage deposit, with the button where the guest's card is needed, and the damage where there was some. */
function DepositPanel({ deposit, request, token }: Props) {
  const t = useMessages(damageDepositCatalog)
  const { state, amount, reason, picture } = deposit
  return (
    <RequestPanel title={t.title}>
      <div className="kh-deposit">
        <p>
          <StrongWords>{sentenceOf(t, deposit, request.time_zone)}</StrongWords>
        </p>
        {wantsCard(request) && <BlockButton token={token} amount={amount} />}
        {state === 'captured' && (
          <>
            <p className="kh-small">{t.reason(request.host.name)}</p>
            <p className="kh-multiline">{reason}</p>
            {picture && <img src={picture} alt={t.picture} />}
          </>
        )}
      </div>
    </RequestPanel>
  )
}

/** Draws the panel, once all that it says in a language is there. */
export const depositIn = async (locale: string) => {
  await damageDepositCatalog.load(locale)
  return ({ request, token }: { request: GuestRequest; token: string }) =>
    request.damage_deposit && <DepositPanel deposit={request.damage_deposit} request={request} token={token} />
}
