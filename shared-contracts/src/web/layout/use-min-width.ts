import { useSyncExternalStore } from 'react'

/** Widths in px from which a screen counts as wider; those of antd. */
const minWidths = { md: 768, lg: 992, xl: 1200 }

const listOf = (size: keyof typeof minWidths) => window.matchMedia?.(`(min-width: ${minWidths[size]}px)`)

/**
 * True while the screen is at least that wide. Known to the first render, where antd's `useBreakpoint` renders what uses it a second time
 * before it is painted.
 */
export const useMinWidth = (size: keyof typeof minWidths) =>
  useSyncExternalStore(
    (onChange) => {
      const list = listOf(size)
      list?.addEventListener('change', onChange)
      return () => list?.removeEventListener('change', onChange)
    },
    () => listOf(size)?.matches ?? true,
  )
