/** Texts and tags of single facts: money, days, people, states. */

export { counted } from './facts/counted.ts'
export { DayText } from './facts/day-text.tsx'
export { Fact } from './facts/fact.tsx'
export { FactGroup } from './facts/fact-group.tsx'
export { fileSize } from './facts/file-size.ts'
export { localMoment, localToday, useMoment, useTodayIn } from './facts/today.ts'
export { MailAddress } from './facts/mail-address.tsx'
export { MomentText } from './facts/moment-text.tsx'
export { Money } from './facts/money.tsx'
export { useStoredPhone } from './facts/use-stored-phone.ts'
export { StatusDot } from './facts/status-dot.tsx'
export { unseen } from './facts/unseen.ts'
