import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, screen, waitFor, within } from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import type { SignedIn } from '../contract/accounts/accounts.ts'
import type { SettingsSection } from '../platform/area-manifest.ts'
import type { Area } from '../web/area.ts'
import { connect } from '../web/api/client.ts'
import { useHelpSources, useSettingsSections } from '../web/navigation/area-additions.ts'
import { queryClient } from '../web/api/query-client.ts'
import { useSession } from '../web/session/session.ts'
import { ThemeProvider } from '../web/host/theme-provider.tsx'
import { draw, drawNow, erase, settle } from './draw.tsx'
import { layOut } from './layout.ts'

type Options = {
  area: Area
  /** The real API in this process: `await testServer()`. */
  server: { fetch: typeof fetch }
  /** User who is signed in; by default nobody. */
  as?: SignedIn
  /** The width of the screen in pixels. */
  width?: number
  /** Addresses of the areas' help; by default there is none. */
  help?: readonly string[]
  /** The languages that it has besides English, by its address. */
  helpLanguages?: Readonly<Record<string, readonly string[]>>
  /** The settings that areas bring; by default there are none. */
  settings?: readonly SettingsSection[]
}

/** Renders the routes of an area at an address, against the real API; any other address shows its own path. */
export const renderArea = (path: string, options: Options) => {
  const { area, server, as, width = 1440, help = [], helpLanguages = {}, settings = [] } = options
  erase()
  layOut(width)
  connect({ origin: window.location.origin, fetch: server.fetch })
  useHelpSources.setState({ addresses: help, languages: helpLanguages })
  useSettingsSections.setState({ sections: settings })
  // As when a page is opened again: nobody has signed out, which would take along what was typed.
  useSession.getState().endByServer()
  useSession.setState({ ended: null })
  if (as) useSession.getState().signIn(as, false)
  const router = createMemoryRouter(
    [{ HydrateFallback: () => null, children: [...area.routes, { path: '*', element: <p>Elsewhere</p> }] }],
    { initialEntries: [path] },
  )
  draw(
    <ThemeProvider>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </ThemeProvider>,
  )
  const goTo = (to: string) => router.navigate(to).then(settle)
  const goBack = () => router.navigate(-1).then(settle)
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
  return { user, fillIn, fireEvent, drawNow, screen, within, waitFor, address, goTo, goBack }
}
