import { beforeEach, expect, it, vi } from 'vitest'
import type { User } from '../../contract/accounts/accounts.ts'
import { queryClient } from '../api/query-client.ts'
import { useSession } from './session.ts'

const address = { street: '', house_number: '', postal_code: '', city: '', country: '', phone: '' }
const user: User = {
  id: 1,
  email: 'anna@example.com',
  first_name: 'Anna',
  last_name: 'Huber',
  data_filled: false,
  logo: null,
  locale: null,
  tax_id: '',
  address,
  image: { logo: null, sources: [] },
  slug: 'anna',
  public_url: 'http://localhost/?owner=anna',
  is_demo: false,
  demo_until: null,
}
const session = () => useSession.getState()
beforeEach(() => session().end())

it('keeps a session for the tab, and a remembered one for longer', () => {
  session().signIn({ token: 'a', user }, false)
  expect([sessionStorage.getItem('token'), localStorage.getItem('token')]).toEqual(['a', null])
  session().signIn({ token: 'b', user }, true)
  expect([sessionStorage.getItem('token'), localStorage.getItem('token')]).toEqual([null, 'b'])
})

it('leaves a session where it is when its token or its user is renewed', () => {
  session().signIn({ token: 'a', user }, true)
  session().signIn({ token: 'b', user })
  session().setUser({ ...user, first_name: 'Eva' })
  expect(localStorage.getItem('token')).toBe('b')
  expect(JSON.parse(localStorage.getItem('user') ?? '')).toMatchObject({ first_name: 'Eva' })
  expect(sessionStorage.getItem('user')).toBeNull()
})

it('takes nothing away that stays, for other tabs would read that as signing out', () => {
  session().signIn({ token: 'a', user }, true)
  const removed = vi.spyOn(Storage.prototype, 'removeItem')
  localStorage.setItem('user', '{}')
  session().setUser(user)
  session().signIn({ token: 'a', user })
  expect(removed.mock.contexts.filter((storage) => storage === localStorage)).toEqual([])
  removed.mockRestore()
})

it('stays in its tab beside one that remembers another session', () => {
  session().signIn({ token: 'a', user }, false)
  localStorage.setItem('token', 'of somebody else')
  session().setUser({ ...user, first_name: 'Eva' })
  expect([sessionStorage.getItem('token'), localStorage.getItem('token')]).toEqual(['a', 'of somebody else'])
  expect(JSON.parse(sessionStorage.getItem('user') ?? '')).toMatchObject({ first_name: 'Eva' })
})

it('leaves a session that another tab remembers alone when the server ends its own', () => {
  session().signIn({ token: 'a', user }, false)
  localStorage.setItem('token', 'of somebody else')
  session().endByServer()
  expect([session().token, sessionStorage.getItem('token')]).toEqual([null, null])
  expect(localStorage.getItem('token')).toBe('of somebody else')
})

it('forgets both storages and everything that the server said on signing out', () => {
  session().signIn({ token: 'a', user }, true)
  sessionStorage.setItem('token', 'older')
  queryClient.setQueryData(['clients'], [{ id: 1 }])
  session().end()
  expect([sessionStorage.length, localStorage.getItem('token'), localStorage.getItem('user')]).toEqual([0, null, null])
  expect(queryClient.getQueryData(['clients'])).toBeUndefined()
})

it('remembers, until somebody signs in or out, that it was the server who ended the session', () => {
  session().signIn({ token: 'a', user }, true)
  session().endByServer()
  expect(session()).toMatchObject({ token: null, user: null, ended: 'session' })
  session().signIn({ token: 'b', user: { ...user, is_demo: true } }, true)
  expect(session().ended).toBeNull()
  session().endByServer()
  expect(session().ended).toBe('demo')
  session().end()
  expect(session().ended).toBeNull()
})

it('says in one breath that the session is gone and why', () => {
  session().signIn({ token: 'a', user }, true)
  const heard: unknown[] = []
  const stop = useSession.subscribe(({ token, ended }) => heard.push([token, ended]))
  session().endByServer()
  stop()
  expect(heard).toEqual([[null, 'session']])
})

it('does not show one owner what the server said to another', () => {
  session().signIn({ token: 'a', user }, false)
  queryClient.setQueryData(['clients'], [{ id: 1 }])
  session().signIn({ token: 'b', user: { ...user, id: 2 } }, false)
  expect(queryClient.getQueryData(['clients'])).toBeUndefined()
})

it('signs out in every tab that remembers the session', () => {
  session().signIn({ token: 'a', user }, true)
  localStorage.removeItem('token')
  window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: null, storageArea: localStorage }))
  expect(session().token).toBeNull()
})

it('knows nothing of an end any more once another tab has signed in', () => {
  session().signIn({ token: 'a', user }, true)
  session().endByServer()
  localStorage.setItem('user', JSON.stringify(user))
  localStorage.setItem('token', 'b')
  window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: 'b', storageArea: localStorage }))
  expect(session()).toMatchObject({ token: 'b', user: { first_name: 'Anna' }, ended: null })
})

it('keeps what the server said when another tab has signed in as the same owner', () => {
  session().signIn({ token: 'a', user }, true)
  queryClient.setQueryData(['clients'], [{ id: 1 }])
  localStorage.setItem('token', 'b')
  window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: 'b', storageArea: localStorage }))
  expect(session().token).toBe('b')
  expect(queryClient.getQueryData(['clients'])).toEqual([{ id: 1 }])

  localStorage.setItem('user', JSON.stringify({ ...user, id: 2 }))
  window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: 'c', storageArea: localStorage }))
  expect(queryClient.getQueryData(['clients'])).toBeUndefined()
})
