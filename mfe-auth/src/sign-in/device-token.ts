const name = 'keyhaven-device'

/** What an earlier sign-in in this browser answered: with it the right password works however many wrong ones others try. */
export const knownDevice = (): { device?: string } => {
  try {
    const device = localStorage.getItem(name)
    return device ? { device } : {}
  } catch {
    // A browser that keeps nothing is a stranger each time.
    return {}
  }
}

export const keepDevice = (device: string) => {
  try {
    localStorage.setItem(name, device)
  } catch {
    // The same.
  }
}
