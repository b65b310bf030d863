import { petrol } from '@keyhaven/shared-contracts/domain/palette'
import { Input, theme } from 'antd'

type Props = { id?: string; value?: string | null; onChange?: (colour: string | null) => void; disabled?: boolean }

const isColour = (text: string) => /^#[\da-f]{6}$/i.test(text)

/** A colour, typed as `#rrggbb` or chosen; empty is none. */
export function ColourInput({ value, onChange, ...rest }: Props) {
  const { token } = theme.useToken()
  const text = value ?? ''
  return (
    <Input
      {...rest}
      value={text}
      allowClear
      autoComplete="off"
      spellCheck={false}
      placeholder={petrol}
      onChange={(event) => onChange?.(event.target.value.trim() || null)}
      prefix={
        <input
          type="color"
          aria-label="Choose a colour"
          value={isColour(text) ? text : token.colorPrimary.slice(0, 7)}
          onChange={(event) => onChange?.(event.target.value)}
          style={{ width: 28, height: 22, padding: 0, border: 0, background: 'none', cursor: 'pointer' }}
        />
      }
    />
  )
}
