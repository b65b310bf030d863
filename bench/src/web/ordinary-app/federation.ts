import type { Release } from '@keyhaven/shared-contracts/platform/registry'

/** Stands in for the shell's module of the same name: the same areas, bundled with the shell as one ordinary app. */
const areas: Record<string, () => Promise<unknown>> = {
  mfe_auth: () => import('../../../../mfe-auth/src/area.tsx'),
  mfe_bookings: () => import('../../../../mfe-bookings/src/area.tsx'),
  mfe_inventory: () => import('../../../../mfe-inventory/src/area.tsx'),
  mfe_finance: () => import('../../../../mfe-finance/src/area.tsx'),
  mfe_public: () => import('../../../../mfe-public/src/area.tsx'),
}

export const startFederation = () => undefined
export const loadRelease = ({ remote }: Release) => areas[remote]?.() ?? Promise.reject(new Error(`no ${remote}`))
export const diagnose = () => Promise.resolve('network' as const)
