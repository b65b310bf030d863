import { App } from 'antd'

/** Copies a text and says so, or what to do where the browser does not let a page copy. */
export const useCopy = () => {
  const { message } = App.useApp()
  return async (text: string, done: string, otherwise: string) => {
    try {
      await navigator.clipboard.writeText(text)
      message.success(done)
    } catch {
      message.error(`The browser does not allow copying here. ${otherwise}`)
    }
  }
}
