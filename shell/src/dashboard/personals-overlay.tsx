import { paths } from '@keyhaven/shared-contracts/web/paths'
import { Button } from 'antd'
import type { KeyboardEvent } from 'react'
import { useNavigate } from 'react-router-dom'

/** Lies over everything until the personal data is filled in. */
export function PersonalsOverlay({ firstName }: { firstName: string }) {
  const navigate = useNavigate()
  // What lies below is inert, notices of the whole page are not; there is one button to go to, and it has the focus.
  const stay = (event: KeyboardEvent) => event.key === 'Tab' && event.preventDefault()
  return (
    <div className="shell-overlay" role="dialog" aria-modal="true" aria-labelledby="overlay-title">
      <div>
        <h2 id="overlay-title">Hello {firstName}!</h2>
        <p id="overlay-text">Please change your personal data in the settings before you use the rest of the app.</p>
        <Button
          type="primary"
          size="large"
          block
          autoFocus
          onKeyDown={stay}
          aria-describedby="overlay-text"
          onClick={() => void navigate(paths.settings())}
        >
          Okay
        </Button>
      </div>
    </div>
  )
}
