import { useSession } from '@keyhaven/shared-contracts/web/session'

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short' })

/** Tells a demo visitor where they are and for how long. */
export function DemoNotice({ onRegister }: { onRegister: () => void }) {
  const user = useSession((state) => state.user)
  if (!user?.is_guest) return null
  const { guest_until: until } = user
  return (
    <div className="shell-notice" role="status">
      <span>
        This is a demo account of your own. Everything in it is invented and is deleted{' '}
        {until ? <time dateTime={until}>on {moment.format(new Date(until))}</time> : 'after 24 hours'}.
      </span>
      <button type="button" onClick={onRegister}>
        Create your account
      </button>
    </div>
  )
}
