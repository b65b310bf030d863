import type { Image } from '@keyhaven/shared-contracts/contract/images'
import { pictureSources, srcSetOf } from '@keyhaven/shared-contracts/web/api'
import PhotoSwipe, { type SlideData } from 'photoswipe'
import { fullScreenCatalog } from '../messages/full-screen-catalog.ts'
import css from './full-screen.css?inline'

type Wanted = {
  images: Image[]
  index: number
  /** What the whole is called. */
  name: string
  locale: string
  opener: HTMLElement
  /** Where the same pictures stand on the page, in the same order. */
  list: HTMLElement | null
}

let sheet: CSSStyleSheet | undefined
/** In the document or the shadow root of an embedded site, where a style sheet of the document would not reach. */
const addStyles = (root: Node) => {
  if (!(root instanceof Document || root instanceof ShadowRoot)) return
  if (!sheet) {
    sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
  }
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet)
}

/** A browser that has chosen the avif of a picture can show the others. */
const takesAvif = (list: HTMLElement | null) => list?.querySelector('img')?.currentSrc.endsWith('.avif') ?? false

const slideOf = (image: Image, isAvif: boolean): SlideData => {
  const { src, srcSet } = pictureSources(image)
  const best = (isAvif && image.avif && srcSetOf(image.avif)) || srcSet
  return { src, width: image.width, height: image.height, alt: image.alt_text, ...(best && { srcset: best }) }
}

/** Below the picture what it shows, said aloud when another comes. */
const addCaption = (pswp: PhotoSwipe, images: Image[]) =>
  pswp.on('uiRegister', () =>
    pswp.ui?.registerElement({
      name: 'caption',
      className: 'kh-full-screen-caption',
      tagName: 'p',
      appendTo: 'root',
      onInit: (caption) => {
        caption.setAttribute('aria-live', 'polite')
        const say = () => {
          const at = pswp.currIndex
          caption.textContent = `${at + 1} / ${images.length}\u2002${images[at]?.alt_text ?? ''}`
        }
        pswp.on('change', say)
        say()
      },
    }),
  )

/** Back on the page at the picture that was looked at last, if it stands there. */
const returnFocus = (list: HTMLElement | null, index: number, opener: HTMLElement) => {
  const last = list?.children.item(index)?.querySelector('a')
  const seen = last?.checkVisibility() ? last : opener
  seen.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  seen.focus({ preventScroll: true })
}

/** Shows the pictures in the whole screen, above everything: a modal dialog, also where the page around is not ours. */
export async function showFullScreen({ images, index, name, locale, opener, list }: Wanted) {
  const t = await fullScreenCatalog.load(locale)
  const dialog = document.createElement('dialog')
  dialog.className = 'kh-full-screen'
  dialog.setAttribute('aria-label', name)
  opener.closest('.kh')?.append(dialog)
  addStyles(dialog.getRootNode())
  dialog.showModal()
  const isAvif = takesAvif(list)
  const pswp = new PhotoSwipe({
    dataSource: images.map((image) => slideOf(image, isAvif)),
    index,
    appendToEl: dialog,
    bgOpacity: 1,
    preload: [1, 1],
    counter: false,
    // The dialog does these, in a shadow root too.
    trapFocus: false,
    returnFocus: false,
    escKey: false,
    showHideAnimationType: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'none' : 'fade',
    closeTitle: t.close,
    zoomTitle: t.zoom,
    arrowPrevTitle: t.previous,
    arrowNextTitle: t.next,
    errorMsg: t.failed,
  })
  addCaption(pswp, images)
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault()
    pswp.close()
  })
  pswp.on('afterInit', () => pswp.element?.removeAttribute('role'))
  pswp.on('destroy', () => {
    dialog.close()
    dialog.remove()
    returnFocus(list, pswp.currIndex, opener)
  })
  pswp.init()
  dialog.querySelector<HTMLElement>('.pswp__button--close')?.focus()
}
