import { create } from 'zustand'

const key = 'user-theme'
type ThemeName = 'light' | 'dark'
/** `system` is the absence of a choice. */
export type ThemeChoice = ThemeName | 'system'

const stored = (): ThemeChoice => {
  try {
    const value = window.localStorage.getItem(key)
    return value === 'light' || value === 'dark' ? value : 'system'
  } catch {
    return 'system'
  }
}
const store = (choice: ThemeChoice) => {
  try {
    if (choice === 'system') window.localStorage.removeItem(key)
    else window.localStorage.setItem(key, choice)
  } catch {
    // Without storage the choice holds as long as the page.
  }
}
const systemDark = window.matchMedia?.('(prefers-color-scheme: dark)')
const resolve = (choice: ThemeChoice): ThemeName =>
  choice === 'system' ? (systemDark?.matches ? 'dark' : 'light') : choice

type Theme = { choice: ThemeChoice; shown: ThemeName; choose: (choice: ThemeChoice) => void; toggle: () => void }

/** The theme: what the user chose, and what is shown. The page carries the class `dark` while it is dark. */
export const useTheme = create<Theme>()((set, get) => ({
  choice: stored(),
  shown: resolve(stored()),
  choose: (choice) => {
    store(choice)
    set({ choice, shown: resolve(choice) })
  },
  toggle: () => get().choose(get().shown === 'dark' ? 'light' : 'dark'),
}))

const paint = ({ shown }: Theme) => {
  document.documentElement.classList.toggle('dark', shown === 'dark')
  document.documentElement.style.colorScheme = shown
}
paint(useTheme.getState())
useTheme.subscribe(paint)

const follow = (choice: ThemeChoice) => useTheme.setState({ choice, shown: resolve(choice) })
systemDark?.addEventListener?.('change', () => follow(useTheme.getState().choice))
window.addEventListener('storage', (event) => {
  if (event.key === key || event.key === null) follow(stored())
})
