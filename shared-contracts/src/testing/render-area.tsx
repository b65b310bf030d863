import './real-files.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterAll } from 'vitest'
import type { SignedIn } from '../contract/accounts.ts'
import type { SettingsSection } from '../contract/area-manifest.ts'
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

const computedStyle = window.getComputedStyle.bind(window)

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
  // Without the pseudo-element, which jsdom complains about and does not know.
  window.getComputedStyle = (element) => computedStyle(element)
}

/** Renders the routes of an area at an address, against the real API; any other address shows its own path. */
export const renderArea = (path: string, { area, server, as, width = 1440, help = [], settings = [] }: Options) => {
  cleanup()
  configure({ asyncUtilTimeout: 20_000 })
  layOut(width)
  connect({ origin: window.location.origin, fetch: server.fetch })
  useHelpSources.setState({ addresses: help })
  useSettingsSections.setState({ sections: settings })
  useSession.getState().end()
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
  return { user, fillIn, fireEvent, screen, within, waitFor, address }
}
