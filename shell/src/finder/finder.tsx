import { useCombobox, useSettled } from '@keyhaven/shared-contracts/web/inputs'
import { useMessages, withTags } from '@keyhaven/shared-contracts/web/locale'
import { useLayer, useReturnedFocus } from '@keyhaven/shared-contracts/web/page'
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { lens } from '../frame/icons.ts'
import { LineIcon } from '../frame/line-icon.tsx'
import { shellCatalog } from '../messages/catalogs.ts'
import './finder.css'
import { type SearchResult, FinderGroup } from './finder-group.tsx'
import { useSearchHits } from './use-search-hits.ts'

const debounceMs = 150
const asKeys = { key: (name: string) => <kbd>{name}</kbd> }

/** Finds guests, bookings, units, invoices and pages from everywhere. Mount it to open it. */
export function Finder({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const t = useMessages(shellCatalog)
  const { finder: words } = t
  const [text, setText] = useState('')
  const navigate = useNavigate()
  useReturnedFocus()
  useLayer(true, onClose)
  const query = text.trim()
  const { groups, failed, isSearching } = useSearchHits(query, useSettled(query, query === '' ? 0 : debounceMs))
  const all = groups.flatMap((group) => group.results)
  const isNothing = query !== '' && !isSearching && all.length === 0 && failed.length === 0

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
  const choose = (result: SearchResult) => {
    onClose()
    void navigate(result.to)
  }
  const { active, point, fieldProps, optionProps } = useCombobox({
    options: all,
    idOf: (result) => result.key,
    listId: 'finder-found',
    isShown: all.length > 0,
    startsAtFirst: true,
    onChoose: choose,
  })

  return (
    <dialog ref={dialog} className="finder" aria-label={words.everything} onClose={onClose}>
      <div className="finder-field">
        <LineIcon d={lens} />
        <input
          type="text"
          aria-label={words.everything}
          {...fieldProps}
          placeholder={words.hint}
          spellCheck={false}
          maxLength={100}
          ref={field}
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            point(undefined)
          }}
        />
        <button type="button" className="finder-close" onClick={onClose} aria-label={words.close}>
          {words.escape}
        </button>
      </div>
      <div className="finder-body">
        <div id="finder-found" role="listbox" aria-label={words.found} aria-busy={isSearching}>
          {groups.map(({ id, title, results }) => (
            <FinderGroup
              key={id}
              id={id}
              title={title}
              results={results}
              active={active}
              optionProps={optionProps}
              onPoint={point}
            />
          ))}
        </div>
        {failed.map(({ id, title, isRetrying, retry }) => (
          <p key={id} className="finder-failed" role="alert">
            <span>{words.failed(title)}</span>
            <button type="button" onClick={retry} disabled={isRetrying}>
              {t.retry}
            </button>
          </p>
        ))}
        {isNothing && (
          <div className="finder-nothing">
            <strong>{words.nothing(query)}</strong>
            <span>{words.tryThis}</span>
          </div>
        )}
      </div>
      <p className="finder-status" role="status">
        <span>{query === '' ? words.typeToSearch : isSearching ? words.searching : words.count(all.length)}</span>
        <span aria-hidden>{withTags(words.keys, asKeys)}</span>
      </p>
    </dialog>
  )
}
