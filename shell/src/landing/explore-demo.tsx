import { accountsApi } from '@keyhaven/shared-contracts/contract/accounts/accounts'
import { paths } from '@keyhaven/shared-contracts/platform/paths'
import { useCommand } from '@keyhaven/shared-contracts/web/api'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { useSession } from '@keyhaven/shared-contracts/web/session'
import { App, Button } from 'antd'
import { useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { landingCatalog } from '../messages/catalogs.ts'

/** Signs in to a demo account that is made for this visitor. */
export function ExploreDemo() {
  const t = useMessages(landingCatalog)
  const demo = useCommand(accountsApi.demoLogin)
  const navigate = useNavigate()
  const { modal } = App.useApp()
  // State is a render too late for two clicks in one moment.
  const isBusy = useRef(false)

  const open = async () => {
    if (isBusy.current) return
    isBusy.current = true
    try {
      useSession.getState().signIn(await demo.mutateAsync({}), false)
      await navigate(paths.dashboard())
    } catch {
      // `demo.error` says it.
    } finally {
      isBusy.current = false
    }
  }
  const explore = () => {
    const { token, user } = useSession.getState()
    if (token === null) return open()
    if (user?.is_demo) return navigate(paths.dashboard())
    return modal.confirm({
      title: t.leaveQuestion,
      content: t.leaveAbout,
      okText: t.explore,
      cancelText: t.staySignedIn,
      onOk: open,
    })
  }
  return (
    <div className="landing-explore">
      <Button size="large" onClick={() => void explore()} disabled={demo.isPending}>
        {demo.isPending ? t.loadingDemoButton : t.explore}
      </Button>
      {demo.isPending && <div className="landing-progress" role="progressbar" aria-label={t.loadingDemo} />}
      {demo.error && <p role="alert">{demo.error.message}</p>}
    </div>
  )
}
