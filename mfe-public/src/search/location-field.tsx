import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { guestCatalog } from '../messages/catalogs.ts'
import type { ApiError } from '@keyhaven/shared-contracts/web/api'
import type { UseQueryResult } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { Icon } from '../ui/icon.tsx'
import { isNamed, type SearchPlace, suggest } from '@keyhaven/shared-contracts/domain/place/places'

type Props = {
  locations: UseQueryResult<unknown, ApiError>
  places: SearchPlace[]
  text: string
  problem: string | undefined
  onText: (text: string) => void
  onChoose: (place: SearchPlace) => void
  onClear: () => void
}

const closeDelay = 150

/**
 * City or country, with suggestions: a combobox as the ARIA practices describe it. Its keys are its own, because
 * `useCombobox` makes the scripts of the first view 0.2 kB larger, and they have less than 0.1 kB left.
 */
export function LocationField({ locations, places, text, problem, onText, onChoose, onClear }: Props) {
  const t = useMessages(guestCatalog)
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const closing = useRef(0)
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const options = suggest(places, isNamed(places, text) ? '' : text)
  const isListOpen = open && (options.length > 0 || locations.isError || locations.isPending || text.trim() !== '')

  useEffect(() => () => window.clearTimeout(closing.current), [])

  const close = () => {
    setOpen(false)
    setActive(-1)
  }
  const choose = (place: SearchPlace) => {
    close()
    onChoose(place)
  }
  const clear = () => {
    onClear()
    close()
    input.current?.focus()
  }
  const move = (event: KeyboardEvent, to: number) => {
    event.preventDefault()
    setOpen(true)
    setActive(options.length === 0 ? -1 : (to + options.length) % options.length)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter ends what an input method is writing; it chooses nothing.
    if (event.nativeEvent.isComposing) return
    const current = options[active]
    if (event.key === 'ArrowDown') move(event, active + 1)
    else if (event.key === 'ArrowUp') move(event, active < 0 ? -1 : active - 1)
    else if (event.key === 'Escape' && isListOpen) {
      event.preventDefault()
      close()
    } else if (event.key === 'Escape' && text) {
      // A sheet around the form stays open.
      event.preventDefault()
      clear()
    } else if (event.key === 'Enter' && isListOpen && current) {
      event.preventDefault()
      choose(current)
    }
  }

  return (
    <div className="kh-field kh-field-location">
      <label htmlFor={`${id}-input`}>{t.place}</label>
      <div className="kh-control">
        <Icon name="pin" />
        <input
          ref={input}
          id={`${id}-input`}
          name="place"
          className="kh-input"
          type="text"
          role="combobox"
          autoComplete="off"
          spellCheck={false}
          placeholder={t.anywhere}
          aria-expanded={isListOpen}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={isListOpen && active >= 0 ? `${id}-${active}` : undefined}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-problem` : undefined}
          value={text}
          onChange={(event) => {
            onText(event.target.value)
            setOpen(true)
            setActive(-1)
          }}
          onFocus={() => window.clearTimeout(closing.current)}
          onClick={() => setOpen(true)}
          onBlur={() => {
            closing.current = window.setTimeout(close, closeDelay)
          }}
          onKeyDown={onKeyDown}
        />
        {text !== '' && (
          <button type="button" className="kh-clear" aria-label={t.clear} onClick={clear}>
            <Icon name="clear" size={16} />
          </button>
        )}
      </div>
      {problem && (
        <p id={`${id}-problem`} className="kh-field-problem" role="alert">
          {problem}
        </p>
      )}
      <div className="kh-suggestions" hidden={!isListOpen}>
        <div id={`${id}-list`} role="listbox" aria-label={t.places}>
          {options.map((place, index) => (
            <button
              key={`${place.kind} ${place.name}`}
              id={`${id}-${index}`}
              type="button"
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              className={index === active ? 'kh-suggestion kh-active' : 'kh-suggestion'}
              onPointerDown={(event) => event.preventDefault()}
              onClick={({ nativeEvent }) => {
                choose(place)
                // The keyboard of a phone would cover what is found.
                if ((nativeEvent as PointerEvent).pointerType === 'touch') input.current?.blur()
              }}
            >
              <Icon name={place.kind === 'city' ? 'pin' : 'home'} size={18} />
              <span className="kh-suggestion-name">{place.shown}</span>
              <span className="kh-small">{t[place.kind]}</span>
            </button>
          ))}
        </div>
        {locations.isPending && <p className="kh-suggestion-note">{t.loadingPlaces}</p>}
        {locations.isError && (
          <p className="kh-suggestion-note">
            <span>{locations.error.message}</span>{' '}
            <button
              type="button"
              className="kh-link"
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => void locations.refetch()}
            >
              {t.retry}
            </button>
          </p>
        )}
        {locations.isSuccess && options.length === 0 && <p className="kh-suggestion-note">{t.noPlace}</p>}
      </div>
    </div>
  )
}
