import { accountsApi } from '@keyhaven/shared-contracts/contract/accounts'
import { paths } from '@keyhaven/shared-contracts/web/paths'
import { useCommand } from '@keyhaven/shared-contracts/web/query'
import { useSession } from '@keyhaven/shared-contracts/web/session'
import { Button } from 'antd'
import { useNavigate } from 'react-router-dom'

/** Signs in to a demo account that is made for this visitor. */
export function ExploreDemo() {
  const demo = useCommand(accountsApi.demoLogin)
  const navigate = useNavigate()
  const explore = () =>
    demo.mutate(
      {},
      {
        onSuccess: (signedIn) => {
          useSession.getState().signIn(signedIn, false)
          void navigate(paths.dashboard())
        },
      },
    )
  return (
    <div className="landing-explore">
      <Button size="large" onClick={explore} disabled={demo.isPending}>
        {demo.isPending ? 'Loading demo...' : 'Explore Demo'}
      </Button>
      {demo.isPending && <div className="landing-progress" role="progressbar" aria-label="Loading demo" />}
      {demo.error && <p role="alert">{demo.error.message}</p>}
    </div>
  )
}
