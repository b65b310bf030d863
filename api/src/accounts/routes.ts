import type { Parts } from '../parts.ts'
import type { App } from '../serve.ts'
export function accountsRoutes(_app: App, _parts: Parts) {}
