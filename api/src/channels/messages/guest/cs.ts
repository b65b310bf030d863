import type { Messages } from './en.ts'

export const messages: Messages = {
  bookedElsewhere: 'Tyto noci byly bohužel mezitím rezervovány jinde. Na stránce vaší žádosti najdete jiné termíny.',
}
