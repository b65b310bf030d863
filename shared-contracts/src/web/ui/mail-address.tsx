import { Fragment } from 'react'

/** An e-mail address; where it is too long for its line it goes on before the @, not in the middle of a word. */
export function MailAddress({ email }: { email: string }) {
  return email.split('@').map((part, at) => (
    <Fragment key={at}>
      {at > 0 && (
        <>
          <wbr />@
        </>
      )}
      {part}
    </Fragment>
  ))
}
