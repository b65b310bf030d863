/** Header of a traced call, and the function to call once its answer is there. */
export type TracedCall = { header: Record<string, string>; ended: () => void }

let trace: (() => TracedCall) | undefined

/** Lets calls say what they are made for. Pages of guests load what does (`interactions.ts`) only after their first view. */
export const traceCallsWith = (traceCall: () => TracedCall) => {
  trace = traceCall
}

/** For a call that is being made; nothing where calls are not traced. */
export const traceCall = () => trace?.()
