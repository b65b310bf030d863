import { paths } from '@keyhaven/shared-contracts/web/paths'
import { Button } from 'antd'
import { useNavigate } from 'react-router-dom'

/** Lies over everything until the personal data is filled in. */
export function PersonalsOverlay({ firstName }: { firstName: string }) {
  const navigate = useNavigate()
  return (
    <div className="shell-overlay" role="dialog" aria-modal="true" aria-labelledby="overlay-title">
      <div>
        <h2 id="overlay-title">Hello {firstName}!</h2>
        <p>Please change your personal data in the settings before you use the rest of the app.</p>
        <Button type="primary" size="large" block autoFocus onClick={() => void navigate(paths.settings())}>
          Okay
        </Button>
      </div>
    </div>
  )
}
