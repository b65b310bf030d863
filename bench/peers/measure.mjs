const search = new URLSearchParams(window.location.search)
export const units = Number(search.get('units') ?? 200)
export const days = Number(search.get('days') ?? 365)

const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 0)))
const count = () => document.getElementsByTagName('*').length

const percentile = (times, share) => times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? 0

const scroller = (root) => {
  let [best, most] = [null, 0]
  for (const element of root.querySelectorAll('*')) {
    const { overflow, overflowX, overflowY } = getComputedStyle(element)
    const room = element.scrollWidth - element.clientWidth > 20 || element.scrollHeight - element.clientHeight > 20
    const area = element.clientWidth * element.clientHeight
    if (room && /(auto|scroll)/.test(overflow + overflowX + overflowY) && area > most) [best, most] = [element, area]
  }
  return best
}

/** Bars in sight, each once; every calendar writes the guest on a bar or names it so for those who cannot see. */
const inSight = (area) =>
  [...document.querySelectorAll('*')].filter((element) => {
    const named = /^Guest \d+/.test(element.getAttribute('aria-label') ?? '')
    const written =
      element.children.length === 0 &&
      /^Guest \d+$/.test(element.textContent) &&
      !element.parentElement?.closest('[aria-label^="Guest "]')
    if (!named && !written) return false
    const box = element.getBoundingClientRect()
    return box.right > area.left + 200 && box.left < area.right && box.bottom > area.top + 80 && box.top < area.bottom
  }).length

/**
 * Data of a calendar, ours as well as others', is ready before the clock starts: the data as its own shape of it.
 * Renders, waits until nothing changes, scrolls along both axes, and leaves what it measured in `window.measured`.
 */
export const measure = async (root, render) => {
  const start = performance.now()
  await render()
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  const renderMs = performance.now() - start

  for (let [last, same] = [-1, 0]; same < 5;) {
    await new Promise((done) => setTimeout(done, 100))
    same = count() === last ? same + 1 : 0
    last = count()
  }
  const nodes = count()
  const area = scroller(root)
  const frames = []
  let empty = 0
  for (const axis of ['Left', 'Top']) {
    const most = axis === 'Left' ? area.scrollWidth - area.clientWidth : area.scrollHeight - area.clientHeight
    // The year that has stays, not the centuries that an endless calendar has.
    const way = Math.min(most, days * 40 - area.clientWidth)
    const from = axis === 'Left' ? Math.min(area.scrollLeft, most - way) : 0
    for (let step = 1; step <= 90; step++) {
      const before = performance.now()
      area[`scroll${axis}`] = from + (way * step) / 90
      await frame()
      frames.push(performance.now() - before)
      if (step % 15 === 0) {
        const box = area.getBoundingClientRect()
        const atOnce = inSight(box)
        await new Promise((done) => setTimeout(done, 400))
        if (atOnce < inSight(box) * 0.9) empty += 1
      }
    }
  }
  window.measured = { renderMs, nodes, p95: percentile(frames, 0.95), empty, scrolled: frames.length }
}
