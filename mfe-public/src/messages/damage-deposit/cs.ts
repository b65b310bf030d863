import { cs } from '@keyhaven/shared-contracts/domain/languages/cs'
import { messages as words } from '@keyhaven/shared-contracts/domain/messages/damage-deposit/cs'
import type { Messages } from './en.ts'

export const messages: Messages = {
  ...words,
  waiting: (amount, until) =>
    `Je potřeba vaše karta: <b>${cs.euros(amount)}</b> se na ní zablokuje a nejpozději ${cs.longDay(until)} se uvolní. Částka se nestrhne.`,
  block: (amount) => `Zablokovat ${cs.euros(amount)}`,
  blockHint: 'Uděláte to na stránce poskytovatele a poté se vrátíte sem.',
  held: (amount, until) =>
    `<b>${cs.euros(amount)}</b> je zablokováno na vaší kartě a nejpozději ${cs.longDay(until)} se uvolní. Částka se nestrhne.`,
  released: (amount, day) =>
    `<b>${cs.euros(amount)}</b> bylo uvolněno ${cs.longDay(day)}. Vaší bance může několik dní trvat, než to zobrazí.`,
  captured: (amount, day) => `<b>${cs.euros(amount)}</b> bylo strženo ${cs.longDay(day)}.`,
  capturedInPart: (captured, amount, day) =>
    `<b>${cs.euros(captured)}</b> z ${cs.euros(amount)} bylo strženo ${cs.longDay(day)}. Zbytek byl uvolněn.`,
  lapsed: 'Na vaší kartě už není nic zablokováno.',
  reason: (host) => `${host} píše:`,
  picture: 'Fotografie škody',
}
