/** Links, addresses, and what areas add to help and settings. */

export { useAddressParams } from './navigation/address-params.ts'
export { useHelpSources, useSettingsSections } from './navigation/area-additions.ts'
export { TextLink } from './navigation/text-link.tsx'
