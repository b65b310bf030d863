import { App } from 'antd'
import { accountsApi } from '../../contract/accounts/accounts.ts'
import { call } from '../api/client.ts'
import { paths } from '../../platform/paths.ts'
import { useSession } from './session.ts'
import { useMessages } from '../locale/use-locale.ts'
import { webCatalog } from '../locale/web-catalog.ts'

/** Signs out and leads on: here at once, whether or not the server can be told. */
export const useSignOut = () => {
  const t = useMessages(webCatalog)
  const { message } = App.useApp()
  return (leadsTo = paths.login()) => {
    const answer = call(accountsApi.logout, {})
    answer.catch(() => message.warning(t.signedOutHereOnly))
    useSession.getState().end(leadsTo)
  }
}
