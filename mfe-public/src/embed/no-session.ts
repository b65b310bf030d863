/** Stands in for the session of `shared-contracts/web` (see embed-preset.ts): guests in foreign pages have none. */
const nobody = { token: null, endByServer: () => {} }

export const useSession = { getState: () => nobody }
