import type { Image } from '@keyhaven/shared-contracts/contract/images'
import { pictureSources, srcSetOf } from '@keyhaven/shared-contracts/web/api'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import PhotoSwipe, { type SlideData } from 'photoswipe'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { fullScreenCatalog } from '../../messages/full-screen-catalog.ts'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { pushEntry } from '../../ui/sheet/use-sheet.ts'
import css from './full-screen.css?inline'

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

const slideOf = (image: Image, isAvif: boolean): SlideData => {
  const { src, srcSet } = pictureSources(image)
  const best = (isAvif && image.avif && srcSetOf(image.avif)) || srcSet
  return { src, width: image.width, height: image.height, alt: image.alt_text, ...(best && { srcset: best }) }
}

/** PhotoSwipe's own controls are written as HTML, which a page may forbid that embeds ours. */
const noControls = {
  ...{ close: false, zoom: false, counter: false, arrowPrev: false, arrowNext: false, preloader: false },
  tapAction: false as const,
}
/** PhotoSwipe options that the `<dialog>` takes over, in a shadow root too. */
const byDialog = { trapFocus: false, returnFocus: false, escKey: false }

type Props = {
  images: Image[]
  /** Which is shown first. */
  index: number
  /** Accessible name of the dialog. */
  name: string
  isAvif: boolean
  /** With the one that was looked at last. */
  onClose: (index: number) => void
}

/** The pictures in the whole screen, above everything: a modal dialog, also where the page around is not ours. */
export function FullScreen({ images, index, name, isAvif, onClose }: Props) {
  const t = useMessages(fullScreenCatalog)
  const dialog = useRef<HTMLDialogElement>(null)
  const viewer = useRef<PhotoSwipe>(null)
  const hasEntry = useRef(false)
  const [current, setCurrent] = useState(index)

  const open = useEffectEvent((at: HTMLDialogElement) => {
    const pictures = new PhotoSwipe({
      ...noControls,
      ...byDialog,
      dataSource: images.map((image) => slideOf(image, isAvif)),
      index,
      appendToEl: at,
      bgOpacity: 1,
      preload: [1, 1],
      showHideAnimationType: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'none' : 'fade',
      errorMsg: t.failed,
      // The dialog is as large as what is seen of a page that somebody has pinched.
      getViewportSizeFn: () => ({ x: at.clientWidth, y: at.clientHeight }),
    })
    const view = window.visualViewport
    const watching = new AbortController()
    const fit = () => {
      if (!view) return
      const { offsetLeft, offsetTop, width, height } = view
      Object.assign(at.style, { width: `${width}px`, height: `${height}px` })
      at.style.transform = `translate(${offsetLeft}px, ${offsetTop}px)`
      viewer.current?.updateSize(true)
    }
    for (const type of ['resize', 'scroll']) view?.addEventListener(type, fit, watching)
    window.addEventListener(
      'popstate',
      () => {
        hasEntry.current = false
        viewer.current?.close()
      },
      watching,
    )
    pictures.on('afterInit', () => pictures.element?.removeAttribute('role'))
    pictures.on('change', () => setCurrent(pictures.currIndex))
    pictures.on('destroy', () => {
      viewer.current = null
      watching.abort()
      // Closed by a swipe: Back would be one step behind.
      if (hasEntry.current) window.history.back()
      hasEntry.current = false
      at.close()
      onClose(pictures.currIndex)
    })
    addStyles(at.getRootNode())
    at.showModal()
    fit()
    pictures.init()
    viewer.current = pictures
    hasEntry.current = pushEntry()
  })
  useEffect(() => {
    if (dialog.current) open(dialog.current)
    return () => viewer.current?.destroy()
  }, [])

  const control = (icon: IconName, label: string, act: (pictures: PhotoSwipe) => void, more = '') => (
    <button
      type="button"
      className={`kh-full-screen-control ${more}`}
      aria-label={label}
      onClick={() => viewer.current && act(viewer.current)}
    >
      <Icon name={icon} size={28} />
    </button>
  )
  return (
    <dialog
      className="kh-full-screen"
      ref={dialog}
      aria-label={name}
      onCancel={(event) => {
        event.preventDefault()
        viewer.current?.close()
      }}
    >
      {control('clear', t.close, (pictures) => pictures.close(), 'kh-full-screen-close')}
      {control('search', t.zoom, (pictures) => pictures.toggleZoom(), 'kh-full-screen-zoom')}
      {images.length > 1 && control('prev', t.previous, (pictures) => pictures.prev(), 'kh-full-screen-previous')}
      {images.length > 1 && control('next', t.next, (pictures) => pictures.next(), 'kh-full-screen-next')}
      <p className="kh-full-screen-caption" aria-live="polite">
        <span>{`${current + 1} / ${images.length}`}</span> <span>{images[current]?.alt_text}</span>
      </p>
    </dialog>
  )
}
