// A browser may remember for as long as the page lives that a module did not come: another try takes another address.
const plain = __webpack_get_script_filename__
const tries = new Map<string | number, number>()
__webpack_get_script_filename__ = (chunk) => {
  const count = tries.get(chunk) ?? 0
  tries.set(chunk, count + 1)
  return count === 0 ? plain(chunk) : `${plain(chunk)}?try=${count}`
}
