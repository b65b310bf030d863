/** Nothing is shared in one ordinary app; what the shell reads of this module stays true. */
export { platform } from '../../../../shell/src/composition/provide.ts'
export const provided: Record<string, () => Promise<unknown>> = {}
