import './real-files.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterAll } from 'vitest'
import type { SignedIn } from '../contract/accounts.ts'
import type { SettingsSection } from '../platform/area-manifest.ts'
import type { Area } from '../web/area.ts'
import { connect } from '../web/client.ts'
import { useHelpSources } from '../web/help-sources.ts'
import { queryClient } from '../web/query-client.ts'
import { useSession } from '../web/session.ts'
import { useSettingsSections } from '../web/settings-sections.ts'
import { ThemeProvider } from '../web/ui/theme-provider.tsx'

type Options = {
  area: Area
  /** The real API in this process: `await testServer()`. */
  server: { fetch: typeof fetch }
  /** Who is signed in; nobody unless told. */
  as?: SignedIn
  /** The width of the screen in pixels. */
  width?: number
  /** Where the help of the areas lies; none unless told. */
  help?: readonly string[]
  /** The settings that areas bring; none unless told. */
  settings?: readonly SettingsSection[]
}

// What a page still waits for must not come when its window has gone.
afterAll(cleanup)

/** The classes by which antd hides an element; the required mark's hides that mark alone. */
const hiddenByAntd = /(^|\s)ant-(?!form-item-required-mark)[\w-]*-hidden(\s|$)/

/**
 * What an element says of itself: its inline style, `hidden`, and antd's classes for what is hidden. jsdom's own answer
 * resolves every injected style sheet for each element of each query by role, which is a third of a page test's time.
 */
const ownStyle = (element: Element) => {
  const { style, hidden } = element as HTMLElement
  const isHidden = hidden || hiddenByAntd.test(element.getAttribute('class') ?? '')
  const shown: Partial<Record<string, string>> = {
    display: isHidden ? 'none' : style.display || 'block',
    visibility: style.visibility || 'visible',
  }
  return new Proxy(style, {
    get: (own, name) => {
      if (name === 'getPropertyValue') return (property: string) => shown[property] ?? own.getPropertyValue(property)
      if (typeof name === 'string' && shown[name] !== undefined) return shown[name]
      const value: unknown = Reflect.get(own, name, own)
      return typeof value === 'function' ? (value.bind(own) as unknown) : value
    },
  })
}

/** jsdom has no layout: media queries answer for a screen of this width, observers never fire. */
const layOut = (width: number) => {
  const matches = (query: string) => {
    const [, bound, pixels] = /\((min|max)-width:\s*([\d.]+)px\)/.exec(query) ?? []
    return bound !== undefined && (bound === 'min' ? width >= Number(pixels) : width <= Number(pixels))
  }
  const listener = { addListener() {}, removeListener() {}, addEventListener() {}, removeEventListener() {} }
  const answer = (query: string) => ({ ...listener, matches: matches(query), media: query, onchange: null })
  window.matchMedia = (query) => ({ ...answer(query), dispatchEvent: () => true })
  window.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  Object.assign(window.HTMLElement.prototype, { scrollIntoView: () => {} })
  window.getComputedStyle = ownStyle
}

/** Renders the routes of an area at an address, against the real API; any other address shows its own path. */
export const renderArea = (path: string, { area, server, as, width = 1440, help = [], settings = [] }: Options) => {
  cleanup()
  configure({ asyncUtilTimeout: 20_000 })
  layOut(width)
  connect({ origin: window.location.origin, fetch: server.fetch })
  useHelpSources.setState({ addresses: help })
  useSettingsSections.setState({ sections: settings })
  // As when a page is opened again: nobody has signed out, which would take along what was typed.
  useSession.getState().endByServer()
  useSession.setState({ ended: null })
  if (as) useSession.getState().signIn(as, false)
  const router = createMemoryRouter(
    [{ HydrateFallback: () => null, children: [...area.routes, { path: '*', element: <p>Elsewhere</p> }] }],
    { initialEntries: [path] },
  )
  render(
    <ThemeProvider>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </ThemeProvider>,
  )
  const goTo = (to: string) => act(() => router.navigate(to))
  const goBack = () => act(() => router.navigate(-1))
  const address = () => router.state.location.pathname + router.state.location.search
  const user = userEvent.setup({ pointerEventsCheck: 0 })
  /** Puts text into inputs by their labels, in one go each. */
  const fillIn = async (fields: Record<string, string>, form = screen as ReturnType<typeof within>) => {
    for (const [label, text] of Object.entries(fields)) {
      await user.clear(await form.findByLabelText(label))
      await user.paste(text)
    }
    await user.tab()
  }
  return { user, fillIn, fireEvent, act, screen, within, waitFor, address, goTo, goBack }
}
