/** A service as far as it can be mandatory; `mandatory` is left out by a server before. */
type PropertyService = { id: number; property: number; active: boolean; mandatory?: boolean | undefined }

/** Property and services of a booking before a change. */
type BookedServices = { property: number; services: readonly number[] }

/**
 * The ids of the services that a stay in a property must have, also where a request leaves them out. A booking keeps what was agreed: it has
 * those that it had, and gets those of another property when it moves there.
 */
export const mandatoryServices = (
  services: readonly PropertyService[],
  property: number,
  before?: BookedServices,
): number[] =>
  services
    .filter(({ active, mandatory, property: of }) => mandatory === true && active && of === property)
    .filter(({ id }) => before?.property !== property || before.services.includes(id))
    .map(({ id }) => id)
