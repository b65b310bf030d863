import type { ResultProps, TabsProps } from 'antd'
import { type ComponentType, createElement, lazy, Suspense } from 'react'

/** A component that is fetched when it is first shown. */
const late = <Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) => {
  const Loaded: ComponentType<Props> = lazy(load)
  return (props: Props) => createElement(Suspense, { fallback: null }, createElement(Loaded, props))
}

/** antd's `Result`, whose pictures alone weigh more than most pages of ours. */
export const Result = late<ResultProps>(() => import('antd/es/result'))

/** antd's `Tabs`. With the menu of those that do not fit they weigh more than a table. */
export const Tabs = late<TabsProps>(() => import('antd/es/tabs'))
