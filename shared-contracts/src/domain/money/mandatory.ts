/** A service as far as it can be mandatory; `mandatory` is left out by a server before. */
type Offered = { id: number; property: number; active: boolean; mandatory?: boolean | undefined }

/** Where a booking was, and with which services, before a change. */
type Agreed = { property: number; services: readonly number[] }

/**
 * The ids of the services that a stay in a property must have, also where a request leaves them out. A booking keeps what was agreed: it has
 * those that it had, and gets those of another property when it moves there.
 */
export const mandatoryServices = (services: readonly Offered[], property: number, before?: Agreed): number[] =>
  services
    .filter(({ active, mandatory, property: of }) => mandatory === true && active && of === property)
    .filter(({ id }) => before?.property !== property || before.services.includes(id))
    .map(({ id }) => id)
