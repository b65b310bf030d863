import type { User } from '@keyhaven/shared-contracts/contract/accounts'
import { useLocale } from '@keyhaven/shared-contracts/web/locale'

/** Who signs in reads the language of the account from then on. Where that cannot be loaded, the screen stays as it is. */
export const showAccountLanguage = async ({ locale }: User) => {
  const { locale: shown, choose } = useLocale.getState()
  if (locale && locale !== shown) await choose(locale).catch(() => undefined)
}
