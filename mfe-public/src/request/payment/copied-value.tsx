import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { paymentCatalog } from '../../messages/payment-catalog.ts'
import { Icon } from '../../ui/icon.tsx'
import { useToast } from '../../ui/toast-host.tsx'

type Props = {
  name: string
  /** As people read it. */
  children: string
  /** As the form of a bank takes it; left out, it is not copied. */
  copy?: string
}

/** A fact of a transfer, which one press puts into the clipboard. */
export function CopiedValue({ name, children, copy }: Props) {
  const t = useMessages(paymentCatalog)
  const showToast = useToast()
  const press = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text)
      showToast(t.copied(name), 'success')
    } catch {
      showToast(t.notCopied, 'error')
    }
  }
  return (
    <div>
      <dt>{name}</dt>
      <dd translate="no">{children}</dd>
      {copy !== undefined && (
        <dd className="kh-transfer-copy">
          <button
            type="button"
            className="kh-icon-button"
            aria-label={t.copyOf(name)}
            title={t.copyOf(name)}
            onClick={() => void press(copy)}
          >
            <Icon name="copy" />
          </button>
        </dd>
      )}
    </div>
  )
}
