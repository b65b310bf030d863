declare module 'saxon-js' {
  type Options = { stylesheetInternal: unknown; sourceText: string; destination: 'serialized' }
  const saxon: { transform: (options: Options, mode: 'sync') => { principalResult: string } }
  export default saxon
}
