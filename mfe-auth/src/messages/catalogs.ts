import { catalog } from '@keyhaven/shared-contracts/web/locale'

/** The input of a password, and what a browser says of passkeys. */
export const credentialsCatalog = catalog('credentials', {
  en: () => import('./credentials/en.ts'),
  de: () => import('./credentials/de.ts'),
  it: () => import('./credentials/it.ts'),
  nl: () => import('./credentials/nl.ts'),
  fr: () => import('./credentials/fr.ts'),
})

/** The pages before the dashboard. */
export const signInCatalog = catalog('sign-in', {
  en: () => import('./sign-in/en.ts'),
  de: () => import('./sign-in/de.ts'),
  it: () => import('./sign-in/it.ts'),
  nl: () => import('./sign-in/nl.ts'),
  fr: () => import('./sign-in/fr.ts'),
})

export const settingsCatalog = catalog('settings', {
  en: () => import('./settings/en.ts'),
  de: () => import('./settings/de.ts'),
  it: () => import('./settings/it.ts'),
  nl: () => import('./settings/nl.ts'),
  fr: () => import('./settings/fr.ts'),
})

/** The second factor and the sessions. */
export const securityCatalog = catalog('security', {
  en: () => import('./security/en.ts'),
  de: () => import('./security/de.ts'),
  it: () => import('./security/it.ts'),
  nl: () => import('./security/nl.ts'),
  fr: () => import('./security/fr.ts'),
})

export const privacyCatalog = catalog('privacy', {
  en: () => import('./privacy/en.ts'),
  de: () => import('./privacy/de.ts'),
  it: () => import('./privacy/it.ts'),
  nl: () => import('./privacy/nl.ts'),
  fr: () => import('./privacy/fr.ts'),
})

export const connectionsCatalog = catalog('connections', {
  en: () => import('./connections/en.ts'),
  de: () => import('./connections/de.ts'),
  it: () => import('./connections/it.ts'),
  nl: () => import('./connections/nl.ts'),
  fr: () => import('./connections/fr.ts'),
})

export const helpCatalog = catalog('help', {
  en: () => import('./help/en.ts'),
  de: () => import('./help/de.ts'),
  it: () => import('./help/it.ts'),
  nl: () => import('./help/nl.ts'),
  fr: () => import('./help/fr.ts'),
})
