/** Of what stands at a place of the map, and has no name of a town written under it. */
export const pinClass = 'kh-pin-place'
