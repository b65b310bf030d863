// Without this TypeScript would read the types off three quarters of a megabyte.
declare module 'world-atlas/countries-50m.json' {
  const atlas: unknown
  /** The countries of Natural Earth as TopoJSON, with their English names. */
  export default atlas
}
declare module '#earth/europe' {
  const part: unknown
  /** Land, lakes and rivers of a part of the world as TopoJSON, and its towns. */
  export default part
}
declare module '#earth/americas' {
  const part: unknown
  /** The same of North and South America. */
  export default part
}
declare module '#earth/africa' {
  const part: unknown
  /** The same of Africa. */
  export default part
}
declare module '#earth/east' {
  const part: unknown
  /** The same of Asia, Australia and Oceania. */
  export default part
}
