import { splitAddress } from '@keyhaven/shared-contracts/platform/guest-address'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { propertyCatalog } from '../messages/catalogs.ts'
import { use } from 'react'
import { useLocation } from 'react-router-dom'
import { ForeignPage } from '../site/site-context.ts'
import { Icon } from '../ui/icon.tsx'
import { useToast } from '../ui/toast-host.tsx'

/** Of the site that stands alone, which is there sooner; the document names it where the server has made this page. */
const quickOrigin = (pathname: string) => {
  const canonicalHref = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href
  const { origin, pathname: path } = new URL(canonicalHref ?? window.location.href)
  return splitAddress(path).path === splitAddress(pathname).path ? origin : window.location.origin
}

/**
 * Passes the address on, with dates and guests in it: the device's own dialog on a phone, else the clipboard. In a
 * foreign page it is the address at the owner's site.
 */
export function ShareButton({ title }: { title: string }) {
  const t = useMessages(propertyCatalog)
  const showToast = useToast()
  const site = use(ForeignPage)
  const { pathname, search } = useLocation()
  const share = async () => {
    const url = (site ?? quickOrigin(pathname)) + pathname + search
    try {
      if (navigator.share && matchMedia('(pointer: coarse)').matches) return await navigator.share({ title, url })
      await navigator.clipboard.writeText(url)
      showToast(t.copied, 'success')
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return
      showToast(t.notCopied, 'error')
    }
  }
  return (
    <button type="button" className="kh-button kh-button-quiet" onClick={() => void share()}>
      <Icon name="share" size={18} />
      {t.share}
    </button>
  )
}
