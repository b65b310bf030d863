import { useCombobox, useSettled } from '@keyhaven/shared-contracts/web/inputs'
import { useReturnedFocus } from '@keyhaven/shared-contracts/web/page'
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { lens } from '../frame/icons.ts'
import { LineIcon } from '../frame/line-icon.tsx'
import './finder.css'
import { type SearchResult, FinderGroup } from './finder-group.tsx'
import { useSearchHits } from './use-search-hits.ts'

const debounceMs = 150

/** Finds guests, bookings, units, invoices and pages from everywhere. Mount it to open it. */
export function Finder({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const navigate = useNavigate()
  useReturnedFocus()
  const typed = text.trim()
  const { groups, failed, isSearching } = useSearchHits(typed, useSettled(typed, typed === '' ? 0 : debounceMs))
  const all = groups.flatMap((group) => group.found)
  const isNothing = typed !== '' && !isSearching && all.length === 0 && failed.length === 0

  // Before it is painted, and without a look at where it would stand in the page.
  useLayoutEffect(() => {
    dialog.current?.showModal()
    field.current?.focus({ preventScroll: true })
  }, [])
  // A press beside the dialog is one on its backdrop, which is no element of ours; the keys have Escape.
  const close = useEffectEvent(onClose)
  useLayoutEffect(() => {
    const frame = dialog.current
    const onBackdrop = (event: MouseEvent) => event.target === frame && close()
    frame?.addEventListener('click', onBackdrop)
    return () => frame?.removeEventListener('click', onBackdrop)
  }, [])
  const choose = (found: SearchResult) => {
    onClose()
    void navigate(found.to)
  }
  const { active, point, fieldProps, optionProps } = useCombobox({
    options: all,
    idOf: (found) => found.key,
    listId: 'finder-found',
    isShown: all.length > 0,
    startsAtFirst: true,
    onChoose: choose,
  })

  return (
    <dialog ref={dialog} className="finder" aria-label="Search everything" onClose={onClose}>
      <div className="finder-field">
        <LineIcon d={lens} />
        <input
          type="text"
          aria-label="Search everything"
          {...fieldProps}
          placeholder="Guest, booking, unit, invoice or page"
          spellCheck={false}
          maxLength={100}
          ref={field}
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            point(undefined)
          }}
        />
        <button type="button" className="finder-close" onClick={onClose} aria-label="Esc, close search">
          Esc
        </button>
      </div>
      <div className="finder-body">
        <div id="finder-found" role="listbox" aria-label="Found" aria-busy={isSearching}>
          {groups.map(({ title, found }) => (
            <FinderGroup
              key={title}
              title={title}
              found={found}
              active={active}
              optionProps={optionProps}
              onPoint={point}
            />
          ))}
        </div>
        {failed.map(({ title, isRetrying, retry }) => (
          <p key={title} className="finder-failed" role="alert">
            {title} could not be searched.
            <button type="button" onClick={retry} disabled={isRetrying}>
              Retry
            </button>
          </p>
        ))}
        {isNothing && (
          <div className="finder-nothing">
            <strong>Nothing found for “{typed}”</strong>
            <span>Try a guest’s name, a number like B-000042, or a day like 21.11.2026.</span>
          </div>
        )}
      </div>
      <p className="finder-status" role="status">
        {isSearching && typed !== '' ? 'Searching…' : typed !== '' ? `${all.length} found` : 'Type to search'}
        <span aria-hidden>
          <kbd>↑</kbd> <kbd>↓</kbd> to choose <kbd>Enter</kbd> to open
        </span>
      </p>
    </dialog>
  )
}
