import { useLocale } from '../locale/use-locale.ts'

const kilobyte = 1024

/** Size of a file as people read it in the language of the screen: "480 KB", "4.2 MB". */
export const fileSize = (bytes: number) => {
  const { language } = useLocale.getState()
  const unit = language.code === 'fr' ? 'o' : 'B'
  return bytes < kilobyte * kilobyte
    ? `${language.number(Math.ceil(bytes / kilobyte))} K${unit}`
    : `${language.number(bytes / kilobyte / kilobyte, 1)} M${unit}`
}
