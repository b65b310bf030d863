import type { GlobalToken } from 'antd'

type Words = { name: string; about: string }
type Colors = Pick<GlobalToken, 'colorBgContainer' | 'colorText' | 'colorTextSecondary' | 'fontFamily'>

/** A chart as a picture that explains itself: under its name, on the colour of the page. */
export const chartPicture = (chart: HTMLCanvasElement, { name, about }: Words, colors: Colors) => {
  const scale = chart.width / chart.clientWidth
  const [edge, head] = [24, 84]
  const picture = document.createElement('canvas')
  picture.width = chart.width + 2 * edge * scale
  picture.height = chart.height + (head + edge) * scale
  const context = picture.getContext('2d')
  if (!context) throw new Error('This browser cannot draw pictures.')
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
  return new Promise<Blob>((done, failed) =>
    picture.toBlob((blob) => (blob ? done(blob) : failed(new Error('The picture could not be made.'))), 'image/png'),
  )
}
