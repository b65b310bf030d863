import { DownloadOutlined } from '@ant-design/icons'
import { App, Button, Flex, theme } from 'antd'
import type { RefObject } from 'react'
import { chartPicture } from './chart-picture.ts'
import { csvOf } from './point-csv.ts'
import type { Point } from './point.ts'
import { saveFile } from './save-file.ts'

type Props = {
  name: string
  what: string
  /** Which days and which place the figures are of; the files say it too. */
  about: string
  points: readonly Point[]
  /** Where it is drawn; without it there is no picture to save. */
  frame?: RefObject<HTMLElement | null>
}

/** Saves figures as a table, and as the picture that they are drawn in. */
export function FigureDownloads({ name, what, about, points, frame }: Props) {
  const { token } = theme.useToken()
  const { message } = App.useApp()
  // Plain letters: where the system knows no others, a browser calls the file something else.
  const file = `${name}, ${about}`.replace('–', 'to')
  const savePicture = async () => {
    const chart = frame?.current?.querySelector('canvas')
    try {
      if (!chart) throw new Error('The chart is not drawn yet.')
      saveFile(`${file}.png`, await chartPicture(chart, { name, about }, token))
    } catch (error) {
      void message.error((error as Error).message)
    }
  }
  const button = { type: 'text', size: 'small', icon: <DownloadOutlined aria-hidden /> } as const
  return (
    <Flex gap={4} style={{ flex: 'none' }}>
      {frame && (
        <Button {...button} aria-label={`Download ${name} as PNG`} onClick={() => void savePicture()}>
          PNG
        </Button>
      )}
      <Button
        {...button}
        aria-label={`Download ${name} as CSV`}
        onClick={() => saveFile(`${file}.csv`, csvOf(what, points))}
      >
        CSV
      </Button>
    </Flex>
  )
}
