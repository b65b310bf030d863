import { useLanguage, useMessages } from '@keyhaven/shared-contracts/web/locale'
import { propertyCatalog } from '../../messages/catalogs.ts'
import { fullScreenCatalog } from '../../messages/full-screen-catalog.ts'
import type { Image } from '@keyhaven/shared-contracts/contract/images'
import { pictureSources } from '@keyhaven/shared-contracts/web/api'
import { type MouseEvent, useRef, useState } from 'react'
import { Picture } from '../../ui/picture.tsx'
import { useToast } from '../../ui/toast-host.tsx'
import type { FullScreen } from './full-screen.tsx'

type Props = { images: Image[]; name: string; seed: number; missing?: string }

/** Size of the grid on a wide screen; a phone has all pictures in a row. */
const maxInGrid = 5
const sizesOf = (index: number, count: number) =>
  index === 0 && count !== 2
    ? `(min-width: 1240px) ${count === 1 ? 1200 : 600}px, (min-width: 700px) ${count === 1 ? 100 : 50}vw, 100vw`
    : `(min-width: 1240px) ${count < 4 ? 600 : 300}px, (min-width: 700px) ${count < 4 ? 50 : 25}vw, 100vw`

const loadFullScreen = () => import(/* webpackChunkName: "full-screen" */ './full-screen.tsx')
const preload = () => void loadFullScreen().catch(() => undefined)

type Viewer = {
  FullScreen: typeof FullScreen
  index: number
  opener: HTMLElement
  isAvif: boolean
}

/** The pictures of a property or unit; a press shows them in the whole screen. */
export function Gallery({ images, name, seed, missing }: Props) {
  const t = useMessages(propertyCatalog)
  const { code } = useLanguage()
  const showToast = useToast()
  const list = useRef<HTMLUListElement>(null)
  const [viewer, setViewer] = useState<Viewer>()
  if (images.length === 0) {
    return (
      <div className="kh-gallery-bare">
        <Picture image={undefined} name={name} seed={seed} sizes="100vw" {...(missing && { missing })} />
      </div>
    )
  }
  const show = async (event: MouseEvent<HTMLElement>, index: number) => {
    // With these, people ask for a tab of its own.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    const opener = event.currentTarget
    // A browser that has chosen the avif of one can show the others.
    const isAvif = list.current?.querySelector('img')?.currentSrc.endsWith('.avif') ?? false
    try {
      const [module] = await Promise.all([loadFullScreen(), fullScreenCatalog.load(code)])
      setViewer({ FullScreen: module.FullScreen, index, opener, isAvif })
    } catch {
      showToast(t.enlargeFailed, 'error')
    }
  }
  /** Back on the page at the picture that was looked at last, if it stands there. */
  const close = (index: number) => {
    const last = list.current?.children.item(index)?.querySelector('a')
    const target = last?.checkVisibility() ? last : viewer?.opener
    target?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    target?.focus({ preventScroll: true })
    setViewer(undefined)
  }
  const count = Math.min(images.length, maxInGrid)
  return (
    <div
      className={`kh-gallery kh-gallery-${count}`}
      role="group"
      aria-label={t.pictures(name)}
      onPointerEnter={preload}
    >
      <ul ref={list}>
        {images.map((image, index) => (
          <li
            key={image.id}
            className={image.height > image.width ? 'kh-gallery-upright' : undefined}
            data-count={`${index + 1} / ${images.length}`}
          >
            <a
              className="kh-gallery-picture"
              href={pictureSources(image).src}
              aria-label={t.enlarge(index + 1, images.length, image.alt_text || name)}
              onClick={(event) => void show(event, index)}
              onFocus={preload}
            >
              <Picture image={image} name={name} seed={seed} sizes={sizesOf(index, count)} first={index === 0} />
            </a>
          </li>
        ))}
      </ul>
      {images.length > 1 && (
        <button
          type="button"
          className="kh-button kh-button-quiet kh-gallery-all"
          onClick={(event) => void show(event, 0)}
        >
          {t.allPictures(images.length)}
        </button>
      )}
      {viewer && <viewer.FullScreen {...viewer} images={images} name={t.pictures(name)} onClose={close} />}
    </div>
  )
}
