import { type ComponentType, createElement, use, useCallback, useId, useLayoutEffect, useState } from 'react'
import { create } from 'zustand'
import type { AreaId, SlotFilling } from '../../platform/area-manifest.ts'
import type { SlotName, SlotProps } from '../../platform/slots.ts'
import { ShownLanguage } from '../locale/use-locale.ts'

/** A part of an area that stands in a slot, as the area's release says it. */
export type Filler = SlotFilling & { area: AreaId }

type SlotPlace<S extends SlotName = SlotName> = {
  props: SlotProps<S>
  /** Shown while a filler is on its way, as high as what will stand there; by default nothing. */
  Waiting?: ComponentType | undefined
  /** True if nothing is said of a filler that cannot be shown. */
  isQuiet?: boolean | undefined
}

/** A filler whose slot is on the page, with the element that it is drawn in. */
export type PlacedFiller = SlotPlace & {
  key: string
  filler: Filler
  frame: HTMLElement
  /** Language of the page around it where that is not the one of the screens. */
  locale: string | undefined
  /** True once its slot has left the page: what it still does to end is its own affair. */
  hasLeft?: true
}

type Slots = {
  /** Fillers by slot, in their order. The shell, which knows the releases, sets them; elsewhere there are none. */
  fillers: Readonly<Record<string, readonly Filler[]>>
  placed: ReadonlyMap<string, PlacedFiller>
}

/** Fillers of this page's releases, and those on the screen, which the shell draws. */
export const useSlots = create<Slots>()(() => ({ fillers: {}, placed: new Map() }))

const enter = (one: PlacedFiller) =>
  useSlots.setState(({ placed }) => ({ placed: new Map([...placed, [one.key, one]]) }))

const leave = (key: string) => {
  const one = useSlots.getState().placed.get(key)
  if (one) enter({ ...one, hasLeft: true })
}

/** Names the areas in whose frames an element stands: their styles do not hold in it. */
const nameAreasAround = (element: HTMLElement | null) => {
  const areas: string[] = []
  for (let at = element?.parentElement; at; at = at.parentElement)
    if (at.dataset['area']) areas.push(at.dataset['area'])
  element?.setAttribute('data-within', areas.join(' '))
}

type FrameProps = SlotPlace & { filler: Filler }

/** Element of a filler. The shell draws into it from outside, so that nothing of the filler can end the page around it. */
const FillerFrame = ({ filler, props, Waiting, isQuiet }: FrameProps) => {
  const key = useId()
  const [frame, setFrame] = useState<HTMLElement | null>(null)
  const enterPage = useCallback((element: HTMLElement | null) => {
    nameAreasAround(element)
    setFrame(element)
  }, [])
  const locale = use(ShownLanguage)?.code
  // Data: an equal object is no news.
  const json = JSON.stringify(props)
  useLayoutEffect(() => {
    if (!frame) return
    const data = JSON.parse(json) as typeof props
    enter({ key, filler, frame, props: data, Waiting, isQuiet, locale })
  }, [key, filler, frame, json, Waiting, isQuiet, locale])
  useLayoutEffect(() => () => leave(key), [key])
  return createElement('div', { ref: enterPage, 'data-area': filler.area, 'data-slot': filler.slot })
}

/** A place of this page that other areas fill: `<Slot name="booking.popup" props={{ booking: 7 }} />`. Nothing stands there where none does. */
export const Slot = <S extends SlotName>({ name, ...place }: SlotPlace<S> & { name: S }) => {
  const fillers = useSlots((state) => state.fillers[name])
  return (
    fillers?.map((filler) =>
      createElement(FillerFrame, { key: `${filler.area} ${filler.id}`, filler, ...place } as FrameProps & {
        key: string
      }),
    ) ?? null
  )
}
