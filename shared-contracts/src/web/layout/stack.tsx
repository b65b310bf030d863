import type { HTMLAttributes } from 'react'
import type { Space } from './box.tsx'

type Props = Omit<HTMLAttributes<HTMLElement>, 'className' | 'style'> & {
  component?: 'div' | 'ol' | 'ul'
  gap?: Space
  marginTop?: Space
}

/** Things below one another, with the same room between them; a list of them has no marks. */
export function Stack({ component: Element = 'div', gap = 0, marginTop = 0, ...rest }: Props) {
  return (
    <Element
      {...rest}
      style={{
        ...{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap },
        ...{ listStyle: 'none', margin: 0, marginTop, padding: 0 },
      }}
    />
  )
}
