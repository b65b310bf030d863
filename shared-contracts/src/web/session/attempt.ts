/** Does something with a storage, which the browser may forbid, or which may be full; then there is nothing. */
export const attempt = <T>(action: () => T) => {
  try {
    return action()
  } catch {
    return undefined
  }
}
