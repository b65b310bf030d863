import type { Messages } from './transfer/en.ts'

/** Module of what a bank transfer is made of in a language. */
export const transferIn = (locale: string): Promise<{ messages: Messages }> => import(`./transfer/${locale}.ts`)
