import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { bookCatalog } from '../../messages/catalogs.ts'
import { SendingBar } from '../../ui/sending-bar.tsx'

type Props = {
  isInstant: boolean
  /** Unknown while another price is on its way. */
  total: number | undefined
  isSending: boolean
  /** The stay cannot be had. */
  isOff: boolean
  /** Number of fields to correct first. */
  wrong: number
}

/** The button with the price on it. On a phone it stays at the bottom of the screen while the form is filled in. */
export function SendBar({ isInstant, total, isSending, isOff, wrong }: Props) {
  const { sending, notFree, wrongFields, instant, ...requestWords } = useMessages(bookCatalog)
  const t = isInstant ? instant : requestWords
  return (
    <div className="kh-stay-bar kh-send-bar">
      <SendingBar active={isSending} label={t.sendingLabel} />
      {wrong > 0 && (
        <p className="kh-field-problem" role="status">
          {wrongFields(wrong)}
        </p>
      )}
      <button type="submit" className="kh-button kh-button-send" aria-disabled={isSending} disabled={isOff}>
        {isOff ? notFree : isSending ? sending : total === undefined ? t.send : t.sendFor(total)}
      </button>
    </div>
  )
}
