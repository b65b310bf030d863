import { create } from 'zustand'
import type { SettingsSection } from '../../platform/area-manifest.ts'

/** The settings that areas bring; the shell, which knows their releases, sets them once. */
export const useSettingsSections = create<{ sections: readonly SettingsSection[] }>()(() => ({ sections: [] }))

type HelpSources = {
  /** Files of the contract's `areaHelp` in English. */
  addresses: readonly string[]
  /** The languages that one has besides, by its address: `helpInLanguage` names the files. */
  languages: Readonly<Record<string, readonly string[]>>
}

/** Addresses of the help that the releases of this page bring. The shell sets them once. */
export const useHelpSources = create<HelpSources>()(() => ({ addresses: [], languages: {} }))
