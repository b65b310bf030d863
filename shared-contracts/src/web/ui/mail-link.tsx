import { MailAddress } from './mail-address.tsx'

/** An e-mail address to write to. */
export function MailLink({ email }: { email: string }) {
  return (
    <a href={`mailto:${email}`} style={{ wordBreak: 'normal', overflowWrap: 'break-word' }}>
      <MailAddress email={email} />
    </a>
  )
}
