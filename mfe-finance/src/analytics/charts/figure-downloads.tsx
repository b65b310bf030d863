import { DownloadOutlined } from '@ant-design/icons'
import { useLanguage, useMessages } from '@keyhaven/shared-contracts/web/locale'
import { type GlobalToken, App, Button, Flex, theme } from 'antd'
import type { RefObject } from 'react'
import { analyticsCatalog } from '../../messages/catalogs.ts'
import type { Messages } from '../../messages/analytics/en.ts'
import { csvOf, type Point } from './point.ts'

/** Saves a file that was made here under a name that every system can have. */
const saveFile = (name: string, file: Blob) => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name.replaceAll(/[/\\:*?"<>|]/g, '-')
  link.click()
  // The browser has begun to save it by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}

type Words = { name: string; about: string; t: Messages['downloads'] }
type Colors = Pick<GlobalToken, 'colorBgContainer' | 'colorText' | 'colorTextSecondary' | 'fontFamily'>

/** A chart as a picture that explains itself: under its name, on the colour of the page. */
const chartPicture = (chart: HTMLCanvasElement, { name, about, t }: Words, colors: Colors) => {
  const scale = chart.width / chart.clientWidth
  const [edge, head] = [24, 84]
  const picture = document.createElement('canvas')
  picture.width = chart.width + 2 * edge * scale
  picture.height = chart.height + (head + edge) * scale
  const context = picture.getContext('2d')
  if (!context) throw new Error(t.unsupported)
  context.fillStyle = colors.colorBgContainer
  context.fillRect(0, 0, picture.width, picture.height)
  const write = (text: string, y: number, font: string, color: string) => {
    context.font = `${font} ${colors.fontFamily}`
    context.fillStyle = color
    context.fillText(text, edge * scale, y * scale, chart.width)
  }
  write(name, 38, `600 ${18 * scale}px`, colors.colorText)
  write(about, 62, `${14 * scale}px`, colors.colorTextSecondary)
  context.drawImage(chart, edge * scale, head * scale)
  return new Promise<Blob>((resolve, reject) =>
    picture.toBlob((blob) => (blob ? resolve(blob) : reject(new Error(t.failed))), 'image/png'),
  )
}

type Props = {
  name: string
  what: string
  /** Which days and which place the figures are of; the files say it too. */
  about: string
  points: readonly Point[]
  /** Element with the chart; without it there is no picture to save. */
  frame?: RefObject<HTMLElement | null>
}

/** Saves figures as a table, and as the picture that they are drawn in. */
export function FigureDownloads({ name, what, about, points, frame }: Props) {
  const { token } = theme.useToken()
  const { message } = App.useApp()
  const language = useLanguage()
  const { series, downloads: t } = useMessages(analyticsCatalog)
  // Plain letters: where the system knows no others, a browser calls the file something else.
  const file = `${name}, ${about}`.replace('–', t.to)
  const savePicture = async () => {
    const chart = frame?.current?.querySelector('canvas')
    try {
      if (!chart) throw new Error(t.notDrawn)
      saveFile(`${file}.png`, await chartPicture(chart, { name, about, t }, token))
    } catch (error) {
      void message.error((error as Error).message)
    }
  }
  const button = { type: 'text', size: 'small', icon: <DownloadOutlined aria-hidden /> } as const
  return (
    <Flex gap={4} flex="none">
      {frame && (
        <Button {...button} aria-label={t.label(name, 'PNG')} onClick={() => void savePicture()}>
          PNG
        </Button>
      )}
      <Button
        {...button}
        aria-label={t.label(name, 'CSV')}
        onClick={() => saveFile(`${file}.csv`, csvOf(language, series, what, points))}
      >
        CSV
      </Button>
    </Flex>
  )
}
