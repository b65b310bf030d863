import { create } from 'zustand'

/** Where the help lies that the releases of this page bring: files of the contract's `areaHelp`. The shell sets it once. */
export const useHelpSources = create<{ addresses: readonly string[] }>()(() => ({ addresses: [] }))
