import type { Messages } from './payment-plan/en.ts'

/** Module of what payment plans say in a language. */
export const paymentPlanIn = (locale: string): Promise<{ messages: Messages }> => import(`./payment-plan/${locale}.ts`)
