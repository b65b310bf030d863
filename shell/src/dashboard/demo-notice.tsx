import { useSession } from '@keyhaven/shared-contracts/web/session'
import { MomentText } from '@keyhaven/shared-contracts/web/ui/moment-text'

/** Tells a demo visitor where they are and for how long. */
export function DemoNotice({ onRegister }: { onRegister: () => void }) {
  const user = useSession((state) => state.user)
  if (!user?.is_guest) return null
  const { guest_until: until } = user
  return (
    <div className="shell-notice" role="status">
      <span>
        This is a demo account of your own. Everything in it is invented and is deleted{' '}
        {until ? (
          <>
            on <MomentText value={until} />
          </>
        ) : (
          'after 24 hours'
        )}
        .
      </span>
      <button type="button" onClick={onRegister}>
        Create your account
      </button>
    </div>
  )
}
