import { Fragment } from 'react'

/** An e-mail address to write to; where it is too long for its line it goes on before the @, not in the middle of a word. */
export function MailLink({ email }: { email: string }) {
  return (
    <a href={`mailto:${email}`} style={{ wordBreak: 'normal', overflowWrap: 'break-word' }}>
      {email.split('@').map((part, at) => (
        <Fragment key={at}>
          {at > 0 && (
            <>
              <wbr />@
            </>
          )}
          {part}
        </Fragment>
      ))}
    </a>
  )
}
