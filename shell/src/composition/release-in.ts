/** Area and version whose file a text names first: an address, or the stack of an error. */
export const releaseIn = (text: string) => {
  const [, area, version] = /\/mfe\/([a-z\d-]+)\/([\w.-]+)\//.exec(text) ?? []
  return area && version ? { area, version } : undefined
}
