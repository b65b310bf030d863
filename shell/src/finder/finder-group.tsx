import { useEffect, useRef } from 'react'

/** Something to go to. */
export type SearchResult = { key: string; title: string; hint?: string; to: string }
type Props = {
  title: string
  found: readonly SearchResult[]
  active: string | undefined
  onPoint: (key: string) => void
  onChoose: (found: SearchResult) => void
}

function Option({
  option,
  isActive,
  onPoint,
  onChoose,
}: { option: SearchResult; isActive: boolean } & Omit<Props, 'title' | 'found' | 'active'>) {
  const line = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isActive) line.current?.scrollIntoView({ block: 'nearest' })
  }, [isActive])
  // The input keeps the focus, and the keys are its own.
  return (
    <button
      type="button"
      tabIndex={-1}
      ref={line}
      id={option.key}
      role="option"
      aria-selected={isActive}
      className="finder-option"
      onMouseDown={(event) => event.preventDefault()}
      onPointerMove={() => onPoint(option.key)}
      onClick={() => onChoose(option)}
    >
      <span className="finder-title">{option.title}</span>
      {option.hint && <span className="finder-hint">{option.hint}</span>}
    </button>
  )
}

/** What one source found, under its name. */
export function FinderGroup({ title, found, active, onPoint, onChoose }: Props) {
  const id = `finder-${title.toLowerCase().replaceAll(/\W+/g, '-')}`
  return (
    <div role="group" aria-labelledby={id}>
      <div id={id} role="presentation" className="finder-heading">
        {title}
      </div>
      {found.map((option) => (
        <Option
          key={option.key}
          option={option}
          isActive={option.key === active}
          onPoint={onPoint}
          onChoose={onChoose}
        />
      ))}
    </div>
  )
}
