import { type ComponentProps, useEffect, useRef } from 'react'

/** Something to go to. */
export type SearchResult = { key: string; title: string; hint?: string; to: string }
type Props = {
  id: string
  title: string
  found: readonly SearchResult[]
  active: SearchResult | undefined
  optionProps: (found: SearchResult) => ComponentProps<'button'>
  onPoint: (key: string) => void
}

function Option({
  option,
  isActive,
  optionProps,
  onPoint,
}: { option: SearchResult; isActive: boolean } & Omit<Props, 'id' | 'title' | 'found' | 'active'>) {
  const line = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isActive) line.current?.scrollIntoView({ block: 'nearest' })
  }, [isActive])
  // The input keeps the focus, and the keys are its own.
  return (
    <button
      {...optionProps(option)}
      ref={line}
      className="finder-option"
      onMouseDown={(event) => event.preventDefault()}
      onPointerMove={() => onPoint(option.key)}
    >
      <span className="finder-title">{option.title}</span>
      {option.hint && <span className="finder-hint">{option.hint}</span>}
    </button>
  )
}

/** What one source found, under its name. */
export function FinderGroup({ id: source, title, found, active, optionProps, onPoint }: Props) {
  const id = `finder-${source}`
  return (
    <div role="group" aria-labelledby={id}>
      <div id={id} role="presentation" className="finder-heading">
        {title}
      </div>
      {found.map((option) => (
        <Option
          key={option.key}
          option={option}
          isActive={option === active}
          optionProps={optionProps}
          onPoint={onPoint}
        />
      ))}
    </div>
  )
}
