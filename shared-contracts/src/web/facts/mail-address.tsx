import { Fragment } from 'react'

type Props = { email: string; isLink?: boolean }

/** An e-mail address, to write to with `isLink`. Where it is too long it goes on before the @, not in the middle of a word. */
export function MailAddress({ email, isLink = false }: Props) {
  const text = email.split('@').map((part, at) => (
    <Fragment key={at}>
      {at > 0 && (
        <>
          <wbr />@
        </>
      )}
      {part}
    </Fragment>
  ))
  if (!isLink) return text
  return (
    <a href={`mailto:${email}`} style={{ wordBreak: 'normal', overflowWrap: 'break-word' }}>
      {text}
    </a>
  )
}
