import type { RouteObject } from 'react-router-dom'

/** The version of this contract between shell and areas; the shell loads an area of the same major version. */
export const contractVersion = '1.2.0'

/**
 * What a remote exposes. The paths of `routes` are absolute (see `paths`): those below `/owner/dashboard` appear inside
 * the dashboard layout, all others stand alone.
 */
export type Area = { contract: string; routes: RouteObject[] }
