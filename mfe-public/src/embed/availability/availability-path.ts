/** Inside an element alone: no address of a site. */
export const availability = (property: string, unit: string) => `/availability/${property}/${unit}`
