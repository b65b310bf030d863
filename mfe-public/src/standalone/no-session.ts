/** Stands in for the session of `shared-contracts/web` (see for-phones.ts): guests have none. */
const nobody = { token: null, endByServer: () => {} }

export const useSession = { getState: () => nobody }
