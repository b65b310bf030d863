import { paths } from '@keyhaven/shared-contracts/web/paths'
import { useSession } from '@keyhaven/shared-contracts/web/session'
import { Button } from 'antd'
import { useLocation, useNavigate } from 'react-router-dom'

const isBelow = (path: string, base: string) => path === base || path.startsWith(`${base}/`)

/** Until the personal data is filled in, only settings and help can be used. */
export function PersonalsOverlay() {
  const user = useSession((state) => state.user)
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const isAllowed = isBelow(pathname, paths.settings()) || isBelow(pathname, paths.help())
  if (!user || user.data_filled || isAllowed) return null
  return (
    <div className="shell-overlay" role="dialog" aria-modal="true" aria-labelledby="overlay-title">
      <div>
        <h2 id="overlay-title">Hello {user.first_name}!</h2>
        <p>Please change your personal data in the settings before you use the rest of the app.</p>
        <Button type="primary" size="large" block autoFocus onClick={() => void navigate(paths.settings())}>
          Okay
        </Button>
      </div>
    </div>
  )
}
