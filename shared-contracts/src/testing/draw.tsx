import { configure } from '@testing-library/dom'
import { type ReactNode, Suspense } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'

// Page tests draw with React as it is shipped, which has no act(): its development build takes twice as long.

let root: Root | undefined

/** Takes what was drawn off the page. */
export const erase = () => {
  root?.unmount()
  root = undefined
  document.body.replaceChildren()
}

/** Draws what an event leads to before the next line of a test, as people see it before their next press. */
export const drawNow = <Result,>(change: () => Result) => flushSync(change)

/** Draws an element into the page, in place of what is there. */
export const draw = (element: ReactNode) => {
  erase()
  const place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place)
  // A component alone waits for its messages, which its page would have loaded.
  drawNow(() => root?.render(<Suspense>{element}</Suspense>))
}

/** Lets React draw what it has put off, such as a navigation. */
export const settle = async () => {
  for (let turn = 0; turn < 2; turn += 1) {
    await new Promise((done) => setTimeout(done))
    await new Promise((done) => setImmediate(done))
  }
}

configure({
  asyncUtilTimeout: 20_000,
  eventWrapper: drawNow,
  asyncWrapper: async (wait) => {
    const result = await wait()
    await settle()
    return result
  },
  // The page is printed once, when a test has failed, and not at each look for what is not there yet.
  getElementError: (message) => Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' }),
})
