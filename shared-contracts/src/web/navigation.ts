/** Links, addresses, and what areas add to help and settings. */

export { useAddressParams } from './navigation/address-params.ts'
export { useHelpSources } from './navigation/help-sources.ts'
export { useSettingsSections } from './navigation/settings-sections.ts'
export { TextLink } from './navigation/text-link.tsx'
