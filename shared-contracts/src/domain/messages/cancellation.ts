import type { Messages } from './cancellation/en.ts'

/** Module of what cancellation terms say in a language. */
export const cancellationIn = (locale: string): Promise<{ messages: Messages }> => import(`./cancellation/${locale}.ts`)
