import type { App } from './serve.ts'
export async function docsRoutes(_app: App) {}
