/** The inspector shows what a page of the shell is made of: its keys ask for this page there. */
export const awaitInspector = () =>
  document.addEventListener('keydown', (event) => {
    // By its place, as in the shell: with Shift, the key for the full stop writes something else on every keyboard.
    if (event.code !== 'Period' || !event.shiftKey || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    const address = new URL(window.location.href)
    address.searchParams.set('inspect', '')
    window.location.assign(address)
  })
