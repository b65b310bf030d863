/** Lets the browser paint and answer a finger. */
export const breathe = () => new Promise<void>((go) => setTimeout(go, 0))
