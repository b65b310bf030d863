/** Lets the browser paint and answer a finger. */
export const yieldToMain = () => new Promise<void>((go) => setTimeout(go, 0))
