import type { User } from '@keyhaven/shared-contracts/contract/accounts/accounts'
import { useLocale } from '@keyhaven/shared-contracts/web/locale'

/** Switches to the language of the account after a sign-in. If it cannot be loaded, the screen stays as it is. */
export const showAccountLanguage = async ({ locale }: User) => {
  const { locale: current, choose } = useLocale.getState()
  if (locale && locale !== current) await choose(locale).catch(() => undefined)
}
