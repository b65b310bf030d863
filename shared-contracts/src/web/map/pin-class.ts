/** Class of pins, under which no name of a town is written. */
export const pinClass = 'kh-pin-place'
