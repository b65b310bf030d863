/** Notes the value of a promise on it, as React's `use` does: it then takes it at once, without waiting for what is there. */
export const markFulfilled = <T>(promise: Promise<T>, value: T): Promise<T> =>
  Object.assign(promise, { status: 'fulfilled', value })
