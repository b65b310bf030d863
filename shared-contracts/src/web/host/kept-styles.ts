import { createCache } from '@ant-design/cssinjs'

/**
 * antd forgets the styles of a component when the last one of its kind leaves the screen, and writes them again for the
 * next: at each change of the page. They are kept here; there are as many as kinds of components that were shown.
 */
export const keptStyles = () => {
  const cache = createCache()
  const update = cache.opUpdate.bind(cache)
  cache.opUpdate = (key, next) => update(key, (before) => next(before) ?? (before ? [0, before[1]] : null))
  return cache
}
