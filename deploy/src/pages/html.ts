import { paper } from '@keyhaven/shared-contracts/domain/palette'
import escapeHtml from 'escape-html'

/** Data for a `<script type="application/json">`: nothing in it can end the element. */
export const inlineJson = (id: string, data: unknown) =>
  `<script type="application/json" id="${id}">${JSON.stringify(data).replace(/</g, '\\u003c')}</script>`

/** Styles that are part of the document, so that the skeleton is dressed before anything has loaded. */
export const inlineCss = (sheets: readonly string[]) => {
  const css = sheets.join('')
  return css ? `<style>${css.replace(/<\/style/gi, '<\\/style')}</style>` : ''
}

/** A script of ours, with its hash. */
export type Script = { href: string; integrity: string }

/** A script that the page starts with. */
export const deferred = ({ href, integrity }: Script) =>
  `<script defer crossorigin src="${href}" integrity="${integrity}"></script>`

/** A style sheet that a script of the page puts in its place. */
export const preloaded = ({ href, integrity }: Script) =>
  `<link rel="preload" as="style" crossorigin href="${href}" integrity="${integrity}">`

/** The frame of a phone's browser is of the colour of the page. */
export const themeColours = `<meta name="theme-color" content="${paper[0]}" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="${paper[1]}" media="(prefers-color-scheme: dark)">`

/** The sign of the product in the browser's tab, and on the screen of a phone that a page is put on. */
export const iconLinks = (base: string, manifest = '/site.webmanifest') =>
  `<link rel="icon" sizes="32x32" href="/favicon.ico">
<link rel="icon" type="image/svg+xml" href="${base}/favicon.svg">
<link rel="apple-touch-icon" href="${base}/apple-touch-icon.png">
<link rel="manifest" href="${manifest}">
${themeColours}`

type Document = { title: string; icon: string; head: string[]; body: string; after?: string; noscript?: string }

/** Start of a document; the edge replaces it to set another language. */
export const htmlTag = (lang: string) => `<html lang="${lang}">`

/** A whole document. */
export const page = ({
  title,
  icon,
  head,
  body,
  after = '',
  noscript = 'Keyhaven needs JavaScript. Please switch it on and reload the page.',
}: Document) =>
  `<!doctype html>
${htmlTag('en')}
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
${icon}
${head.filter(Boolean).join('\n')}
</head>
<body>
<div id="root">${body}</div>
${after}<noscript>${noscript}</noscript>
</body>
</html>
`

/** Text that is HTML already. */
export class Markup {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type Value = Markup | string | number | false | null | undefined | readonly Markup[]

const written = (value: Value): string => {
  if (value === undefined || value === null || value === false) return ''
  if (value instanceof Markup) return value.text
  if (typeof value === 'object') return value.map(({ text }) => text).join('')
  return escapeHtml(String(value))
}

/** Line breaks in the source are for its readers only. */
const inOneLine = (part: string) => part.replace(/\s*\n\s*/g, ' ')

/** HTML in which whatever is put in is text, in content and in quoted attributes; only HTML made here stays HTML. */
export const html = (parts: TemplateStringsArray, ...values: Value[]) =>
  new Markup(parts.map((part, at) => inOneLine(part) + written(values[at])).join(''))
