import { paths } from '@keyhaven/shared-contracts/web/paths'
import { useSession } from '@keyhaven/shared-contracts/web/session'
import { useNavigate } from 'react-router-dom'

/** Tells a demo visitor where they are. */
export function DemoNotice() {
  const isGuest = useSession((state) => state.user?.is_guest)
  const navigate = useNavigate()
  if (!isGuest) return null
  // Registering is for those who are signed out.
  const register = () => {
    useSession.getState().end()
    void navigate(paths.register())
  }
  return (
    <div className="shell-notice" role="status">
      <span>This is a demo account of your own. Everything in it is invented and is deleted after 24 hours.</span>
      <button type="button" onClick={register}>
        Create your account
      </button>
    </div>
  )
}
