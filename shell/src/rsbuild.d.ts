/// <reference types="@rsbuild/core/types" />

interface Window {
  /** Started by theme.js, before any script of ours has loaded. */
  firstCalls?: { path: string; authorization: string | null; answer: Promise<Response> }[]
  /** Entries of areas that a development server of this machine builds. */
  devEntries?: Record<string, string>
}
