import { use, useEffect, useLayoutEffect, useState } from 'react'
import { changePage } from './change-page.ts'

/** Set by the entry of the release that this page belongs to. */
const { financeFault: fault } = globalThis as { financeFault?: string }

const never = new Promise<never>(() => undefined)

/** Stands in for the page of the invoices in releases that are faulty on purpose. */
export function InvoicesPage() {
  const [times, setTimes] = useState(0)
  if (fault === 'wait') use(never)
  if (fault === 'render') throw new Error('at its first render')
  useLayoutEffect(() => {
    if (fault === 'layout') setTimes(times + 1)
  }, [times])
  useEffect(() => {
    if (fault === 'effect') throw new Error('in an effect')
    if (fault === 'passive') setTimes(times + 1)
    if (fault === 'leave')
      return () => {
        throw new Error('while it is left')
      }
    if (times === 0) changePage(fault)
    if (fault === 'late') void Promise.reject(new Error('that nobody waits for'))
    if (fault !== 'late') return undefined
    const timer = setTimeout(() => {
      throw new Error('in a timer')
    })
    return () => clearTimeout(timer)
  }, [times])
  return <h1>Invoices</h1>
}
