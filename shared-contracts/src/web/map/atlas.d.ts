// Without this TypeScript would read the types off three quarters of a megabyte.
declare module 'world-atlas/countries-50m.json' {
  const atlas: unknown
  /** The countries of Natural Earth as TopoJSON, with their English names. */
  export default atlas
}
