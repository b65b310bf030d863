import { type KeyboardEvent, useState } from 'react'

type Combobox<Option> = {
  options: readonly Option[]
  /** The id of an option in the page. It also tells which one is active when the list has changed. */
  idOf: (option: Option) => string
  listId: string
  /** True while the options can be seen. */
  isShown: boolean
  /** True if Enter chooses the first option before an arrow was pressed. */
  startsAtFirst?: boolean
  onOpen?: () => void
  onChoose: (option: Option) => void
  /** Without it Escape is left to the dialog around. */
  onEscape?: (event: KeyboardEvent) => void
}

/**
 * A text field with a list of suggestions, as the combobox of the ARIA practices: the field keeps the focus, arrows go round
 * the options, Enter chooses the active one, Home and End stay with the text. Spread `fieldProps` over the input and
 * `optionProps(option)` over each button; `point` makes the option with an id active.
 */
export const useCombobox = <Option extends object>({
  options,
  idOf,
  listId,
  isShown,
  startsAtFirst,
  onOpen,
  onChoose,
  onEscape,
}: Combobox<Option>) => {
  const [pointed, point] = useState<string>()
  // What was pointed at may be gone with the next letter.
  const active = options.find((option) => idOf(option) === pointed) ?? (startsAtFirst ? options[0] : undefined)

  const step = (by: 1 | -1) => {
    onOpen?.()
    // A list that opens with an active option shows that one first.
    if (active && !isShown) return
    const next = options.at((active ? options.indexOf(active) + by : Math.min(by, 0)) % options.length)
    if (next) point(idOf(next))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event
    // These keys also choose among what an input method offers.
    if (event.nativeEvent.isComposing) return
    if (key === 'Escape') return onEscape?.(event)
    if (key === 'ArrowDown') step(1)
    else if (key === 'ArrowUp') step(-1)
    else if (key === 'Enter' && isShown && active) onChoose(active)
    else return
    event.preventDefault()
  }
  return {
    active,
    point,
    fieldProps: {
      role: 'combobox',
      autoComplete: 'off',
      'aria-expanded': isShown,
      'aria-controls': listId,
      'aria-autocomplete': 'list' as const,
      'aria-activedescendant': isShown && active ? idOf(active) : undefined,
      onKeyDown,
    },
    optionProps: (option: Option) => ({
      id: idOf(option),
      type: 'button' as const,
      role: 'option',
      tabIndex: -1,
      'aria-selected': option === active,
      onClick: () => onChoose(option),
    }),
  }
}
