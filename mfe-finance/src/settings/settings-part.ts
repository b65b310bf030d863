import { localToday } from '@keyhaven/shared-contracts/web/facts'

/** Part of the settings with a form of its own. */
export type SettingsPart = 'numbers' | 'vat' | 'issuing' | 'terms'

/** A number as the documents of this year bear it. */
export const numberExample = (prefix: string) => `${prefix.trim()}${localToday().slice(0, 4)}-00042`
