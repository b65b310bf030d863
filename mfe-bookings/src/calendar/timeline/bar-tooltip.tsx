import { addDays, nightsBetween } from '@keyhaven/shared-contracts/domain/days/day'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { ConfigProvider } from 'antd'
import { use, useEffect, useEffectEvent, useId, useState } from 'react'
import { createPortal } from 'react-dom'
import { clientName } from '../../clients/client-name.ts'
import { calendarCatalog } from '../../messages/calendar-catalogs.ts'
import type { Messages } from '../../messages/calendar/en.ts'
import { clashesOn } from '../imports/clashes.ts'
import { clashWords, importDays, importTitle } from '../imports/import-words.ts'
import { blockTitle, timeOf } from './bar-words.ts'
import type { TimelineData } from './data/timeline-data.ts'
import type { TimelineGeometry, TimelineHit } from './timeline-interaction.ts'

type Props = {
  scroller: TimelineGeometry['scroller']
  hitAt: TimelineGeometry['hitAt']
  /** Bars are not elements of their own, so what lies under the pointer is computed. */
  painted: boolean
  find: (target: EventTarget) => TimelineHit | null
  /** Nights of a unit that portals have. */
  importsOf: TimelineData['importsOf']
}
type TooltipState = { hit: TimelineHit; left: number; top: number; below: boolean; bar: Element | null }

const hoverMs = 250

const linesOf = (t: Messages, { stay, block, imported }: TimelineHit) => {
  if (stay) {
    const { check_in, check_out, guests_count, status, has_change } = stay
    const facts = [t.nights(nightsBetween(check_in, check_out)), t.guests(guests_count), t.status[status]]
    return {
      title: clientName(stay),
      dates: t.days(check_in, check_out),
      facts: [...facts, ...(has_change ? [t.changeOpen] : [])].join(' · '),
    }
  }
  if (imported) {
    const nights = t.nights(nightsBetween(imported.check_in, imported.check_out))
    return {
      title: importTitle(t, imported),
      dates: importDays(t, imported),
      facts: [imported.feed.name, nights, ...(imported.is_conflict ? [t.imports.takesNone] : [])].join(' · '),
    }
  }
  return block
    ? {
        title: blockTitle(t, block),
        dates: t.days(block.start, addDays(block.end, -1)),
        facts: `${t.nights(nightsBetween(block.start, block.end))} · ${block.held_until ? t.bar.freeAgainAt(timeOf(block.held_until)) : t.blocked}`,
      }
    : null
}

/** Tooltip beside the pointer or the focus: one for the whole grid, because a grid has hundreds of bars. */
export function BarTooltip({ scroller: frame, hitAt, painted, find, importsOf }: Props) {
  const t = useMessages(calendarCatalog)
  const id = useId()
  const { getPopupContainer } = use(ConfigProvider.ConfigContext)
  const [tooltip, setTooltip] = useState<TooltipState | null>(null)

  const show = useEffectEvent((target: Element, pointer?: { clientX: number; clientY: number }) => {
    const bar = target.closest('[data-stay], [data-block], [data-import]')
    const hit = bar ? find(bar) : painted && pointer ? hitAt(pointer) : null
    if (!hit?.stay && !hit?.block && !hit?.imported) return setTooltip(null)
    const box = bar?.getBoundingClientRect()
    const left = pointer?.clientX ?? (box ? Math.max(box.left, 0) + 8 : 0)
    const above = box?.top ?? (pointer?.clientY ?? 0) - 10
    const below = above < 96
    setTooltip({
      hit,
      bar,
      below,
      left: Math.max(8, Math.min(left, window.innerWidth - 290)),
      top: below ? (box?.bottom ?? above + 20) + 6 : above - 6,
    })
  })
  useEffect(() => {
    const scroller = frame()
    if (!scroller) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const hide = () => {
      clearTimeout(timer)
      setTooltip(null)
    }
    const over = (event: globalThis.PointerEvent) => {
      if (event.pointerType === 'touch') return
      clearTimeout(timer)
      const { target, clientX, clientY } = event
      timer = setTimeout(() => show(target as Element, { clientX, clientY }), hoverMs)
    }
    const focus = (event: FocusEvent) =>
      (event.target as Element).matches(':focus-visible') && show(event.target as Element)
    const escape = (event: KeyboardEvent) => event.key === 'Escape' && hide()
    const hears = { passive: true }
    scroller.addEventListener('pointerover', over, hears)
    if (painted) scroller.addEventListener('pointermove', over, hears)
    for (const away of ['pointerleave', 'pointerdown', 'scroll', 'focusout'] as const) {
      scroller.addEventListener(away, hide, hears)
    }
    scroller.addEventListener('focusin', focus)
    window.addEventListener('keydown', escape)
    return () => {
      clearTimeout(timer)
      scroller.removeEventListener('pointerover', over)
      scroller.removeEventListener('pointermove', over)
      for (const away of ['pointerleave', 'pointerdown', 'scroll', 'focusout'] as const) {
        scroller.removeEventListener(away, hide)
      }
      scroller.removeEventListener('focusin', focus)
      window.removeEventListener('keydown', escape)
    }
  }, [frame, painted])

  const bar = tooltip?.bar
  useEffect(() => {
    bar?.setAttribute('aria-describedby', id)
    return () => bar?.removeAttribute('aria-describedby')
  }, [bar, id])

  const lines = tooltip && linesOf(t, tooltip.hit)
  if (!tooltip || !lines) return null
  const { stay, block, unit } = tooltip.hit
  const nights = stay ? { from: stay.check_in, to: stay.check_out } : block && { from: block.start, to: block.end }
  const isLive = stay?.status !== 'cancelled'
  const clashes = nights && isLive ? clashesOn(importsOf(unit.id), nights) : []
  return createPortal(
    <div
      id={id}
      role="tooltip"
      className="tl-tip"
      style={{
        left: tooltip.left,
        top: tooltip.top,
        transform: tooltip.below ? undefined : 'translateY(-100%)',
      }}
    >
      <b>{lines.title}</b>
      <span>{lines.dates}</span>
      <span>{lines.facts}</span>
      {clashes.map((imported) => (
        <span key={imported.id}>{clashWords(t, imported)}</span>
      ))}
    </div>,
    // The styles of the area hold where antd's own popups stand.
    getPopupContainer?.(document.body) ?? document.body,
  )
}
