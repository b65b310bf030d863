const changes: Record<string, () => void> = {
  empty: () => {
    document.body.innerHTML = ''
  },
  styles: () => {
    const style = document.createElement('style')
    style.textContent = 'button{display:none!important}'
    document.head.append(style)
  },
  leftovers: () => {
    // Beside the navigation, by which somebody leaves.
    const style = 'position:fixed;inset:0 0 0 320px;z-index:9999;background:red'
    document.body.append(Object.assign(document.createElement('div'), { className: 'curtain', style }))
    document.body.style.overflow = 'hidden'
    document.documentElement.classList.add('locked')
  },
  storage: () => {
    window.localStorage.clear()
    window.sessionStorage.clear()
  },
}

/** Changes what is around the frame of the area, in the way of a fault. */
export const changePage = (fault = '') => changes[fault]?.()
