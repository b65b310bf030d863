import { create } from 'zustand'
import type { SettingsSection } from '../../platform/area-manifest.ts'

/** The settings that areas bring; the shell, which knows their releases, sets them once. */
export const useSettingsSections = create<{ sections: readonly SettingsSection[] }>()(() => ({ sections: [] }))
