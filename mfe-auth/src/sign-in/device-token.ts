const storageKey = 'keyhaven-device'

/** Token of a known device: with it the right password works however many wrong ones others try. */
export const readDeviceToken = (): { device?: string } => {
  try {
    const device = localStorage.getItem(storageKey)
    return device ? { device } : {}
  } catch {
    // A browser that keeps nothing is a stranger each time.
    return {}
  }
}

export const storeDeviceToken = (device: string) => {
  try {
    localStorage.setItem(storageKey, device)
  } catch {
    // The same.
  }
}
