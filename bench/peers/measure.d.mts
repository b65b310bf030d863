export type Measured = { renderMs: number; nodes: number; p95: number; empty: number; scrolled: number }
export const measure: (root: HTMLElement, render: () => unknown) => Promise<void>
export const units: number
export const days: number
