import { create } from 'zustand'
import type { AreaId } from '../contract/area-manifest.ts'

/** Where the help lies that the release of an area brings: a file of the contract's `areaHelp`. */
export type HelpSource = { area: AreaId; address: string }

/** The help of the releases that this page is made of; the shell, which knows them, sets it once. */
export const useHelpSources = create<{ sources: readonly HelpSource[] }>()(() => ({ sources: [] }))
