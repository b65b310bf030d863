/** Runs what can wait until the page has nothing else to do. */
export const whenIdle = (job: () => void) =>
  'requestIdleCallback' in window ? window.requestIdleCallback(job, { timeout: 10_000 }) : setTimeout(job, 500)
