import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { useId, useState } from 'react'
import { paymentCatalog } from '../../messages/payment-catalog.ts'

type Props = {
  picture: string
  /** Alternative text of the picture. */
  alt: string
  /** Name of its file, once it is saved. */
  name: string
}

/**
 * The QR code of a transfer. On a wide screen it stands there, for a phone in front of it; a phone shows it once it is asked for, and saves it for
 * an app that reads pictures.
 */
export function QrCode({ picture, alt, name }: Props) {
  const t = useMessages(paymentCatalog)
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <div className="kh-qr" data-open={isOpen || undefined}>
      <button
        type="button"
        className="kh-button kh-button-quiet kh-qr-opener"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? t.hideCode : t.showCode}
      </button>
      <figure id={id}>
        <img src={picture} alt={alt} width={180} height={180} />
        <figcaption className="kh-small">
          {t.transfer.scan}
          <a href={picture} download={name}>
            {t.savePicture}
          </a>
        </figcaption>
      </figure>
    </div>
  )
}
