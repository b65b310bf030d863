/** Parts with which a host starts: the shell, and pages that show parts of it alone. Areas get them from their host. */

export { watchInteractions } from './api/interactions.ts'
export { xhrUpload } from './api/upload.ts'
export { ThemeProvider } from './host/theme-provider.tsx'
export { themes } from './host/themes.ts'
export { startLanguage } from './host/start-language.ts'
export { MomentText } from './facts/moment-text.tsx'
export { startLive } from './live/live.ts'
export { lazyDialog } from './page/lazy-dialog.tsx'
