/**
 * In place of the module of antd's tables and dialogs that measures scrollbars: it does so for each of them again, by a style element, and
 * so has the browser work out styles and places of the whole page twice, before it shows the table.
 */

const measure = () => {
  const box = document.createElement('div')
  box.style.cssText = 'position: absolute; inline-size: 100px; block-size: 100px; overflow: scroll'
  document.body.append(box)
  const size = { width: box.offsetWidth - box.clientWidth, height: box.offsetHeight - box.clientHeight }
  box.remove()
  return size
}

// When it is loaded the page has its skeleton only, so that this costs next to nothing.
const size = typeof document === 'undefined' ? { width: 0, height: 0 } : measure()

export const getTargetScrollBarSize = () => size
const getScrollBarSize = () => size.width
export { getScrollBarSize as default }
