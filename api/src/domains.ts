import { accountsRoutes } from './accounts/routes.ts'
import type { Parts } from './parts.ts'
import type { App } from './serve.ts'

/** Every domain of the API; one not listed here is not served. */
export const domains: readonly ((app: App, parts: Parts) => void)[] = [accountsRoutes]
