import { create } from 'zustand'
import { type SignedIn, type User, user as userSchema } from '../../contract/accounts/accounts.ts'
import { attempt } from './attempt.ts'
import { dropDraftsOf } from './draft.ts'
import { queryClient } from '../api/query-client.ts'

type Session = {
  token: string | null
  user: User | null
  /** Session or demo that the server ended by itself, so that the login page can say why. */
  ended: 'session' | 'demo' | null
  /** Page to which owners who sign out are led; everybody else comes back to their page once they are signed in again. */
  leadsTo: string | null
  /** `remember` keeps the session after the browser is closed; left out, it stays where it is. */
  signIn: (signedIn: SignedIn, remember?: boolean) => void
  /** Puts fresh data of the signed-in owner in place of the old. */
  setUser: (user: User) => void
  /** Signs out: both storages, what was typed and everything that the server said are forgotten. */
  end: (leadsTo?: string) => void
  /** The same, after the server no longer knew the token. */
  endByServer: () => void
}

/** Without storage the session lives as long as the tab. */
const session = () => attempt(() => window.sessionStorage)
const local = () => attempt(() => window.localStorage)
const read = (key: string) => attempt(() => session()?.getItem(key)) ?? attempt(() => local()?.getItem(key)) ?? null
const forgetIn = (storage: Storage | undefined) => {
  attempt(() => storage?.removeItem('token'))
  attempt(() => storage?.removeItem('user'))
}
const forget = () => {
  forgetIn(session())
  forgetIn(local())
}
const tokenIn = (storage: Storage | undefined) => attempt(() => storage?.getItem('token')) ?? null
/** True if the session stays after the browser is closed. */
export const isRemembered = () => tokenIn(local()) !== null && tokenIn(session()) === null
/** Stores a session; what stays is not taken out in between: other tabs would read that as signing out. The token comes last, for it is what they listen to. */
const keep = (signedIn: SignedIn, remember: boolean) => {
  const [storage, other] = remember ? [local(), session()] : [session(), local()]
  attempt(() => storage?.setItem('user', JSON.stringify(signedIn.user)))
  attempt(() => storage?.setItem('token', signedIn.token))
  forgetIn(other)
}
const readUser = () => userSchema.safeParse(attempt(() => JSON.parse(read('user') ?? 'null'))).data ?? null

const nobody = { token: null, user: null, ended: null, leadsTo: null }

/** Session of the user who is signed in. The storage keys are `token` and `user`. */
export const useSession = create<Session>()((set, get) => ({
  token: read('token'),
  user: readUser(),
  ended: null,
  leadsTo: null,
  signIn: (signedIn, remember = isRemembered()) => {
    if (get().user?.id !== signedIn.user.id) queryClient.clear()
    keep(signedIn, remember)
    set({ token: signedIn.token, user: signedIn.user, ended: null, leadsTo: null })
  },
  setUser: (user) => {
    const { token } = get()
    if (!token) return
    const storage = isRemembered() ? local() : session()
    attempt(() => storage?.setItem('user', JSON.stringify(user)))
    set({ user })
  },
  end: (leadsTo) => {
    const { user } = get()
    if (user) dropDraftsOf(user.id)
    forget()
    set({ ...nobody, leadsTo: leadsTo ?? null })
    queryClient.clear()
  },
  // In one step: the router leaves for the login page as soon as the session is gone, and must know why by then.
  endByServer: () => {
    const { token, user } = get()
    // What another tab remembers may be another session, which goes on.
    for (const storage of [session(), local()]) if (tokenIn(storage) === token) forgetIn(storage)
    set({ ...nobody, ended: user?.is_demo ? 'demo' : 'session' })
    queryClient.clear()
  },
}))

// Signing out, or in as somebody else, in one tab does so in every tab that remembers the session.
attempt(() =>
  window.addEventListener('storage', (event) => {
    if (event.storageArea !== local() || event.key !== 'token' || tokenIn(session())) return
    const before = useSession.getState()
    if (event.newValue === before.token) return
    const user = event.newValue ? readUser() : null
    // The same owner signed in again sees the same data, and may be in the middle of something here.
    if (user?.id !== before.user?.id) queryClient.clear()
    useSession.setState({ ...nobody, token: event.newValue, user })
  }),
)
