import { type ComponentProps, useEffect, useRef } from 'react'

/** Something to go to. */
export type SearchResult = { key: string; title: string; hint?: string; to: string }
type Props = {
  id: string
  title: string
  results: readonly SearchResult[]
  active: SearchResult | undefined
  optionProps: (result: SearchResult) => ComponentProps<'button'>
  onPoint: (key: string) => void
}

function Option({
  option,
  isActive,
  optionProps,
  onPoint,
}: { option: SearchResult; isActive: boolean } & Omit<Props, 'id' | 'title' | 'results' | 'active'>) {
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

/** Results of one source, under its name. */
export function FinderGroup({ id: source, title, results, active, optionProps, onPoint }: Props) {
  const id = `finder-${source}`
  return (
    <div role="group" aria-labelledby={id}>
      <div id={id} role="presentation" className="finder-heading">
        {title}
      </div>
      {results.map((option) => (
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
