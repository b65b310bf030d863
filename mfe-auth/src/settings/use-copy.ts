import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { App } from 'antd'
import { settingsCatalog } from '../messages/catalogs.ts'

/** Copies a text and says so, or what to do where the browser does not let a page copy. */
export const useCopy = () => {
  const { message } = App.useApp()
  const { copyForbidden } = useMessages(settingsCatalog)
  return async (text: string, notice: string, otherwise: string) => {
    try {
      await navigator.clipboard.writeText(text)
      message.success(notice)
    } catch {
      message.error(copyForbidden(otherwise))
    }
  }
}
