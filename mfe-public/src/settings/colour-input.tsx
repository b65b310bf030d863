import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { settingsCatalog } from '../messages/settings-catalog.ts'
import { petrol } from '@keyhaven/shared-contracts/domain/palette'
import { isAccent } from '@keyhaven/shared-contracts/domain/accent'
import { Input, theme } from 'antd'

type Props = { id?: string; value?: string | null; onChange?: (colour: string | null) => void; disabled?: boolean }

/** A colour, typed as `#rrggbb` or chosen; empty is none. */
export function ColourInput({ value, onChange, ...rest }: Props) {
  const t = useMessages(settingsCatalog)
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
          aria-label={t.chooseColour}
          value={isAccent(text) ? text : token.colorPrimary.slice(0, 7)}
          onChange={(event) => onChange?.(event.target.value)}
          style={{ width: 28, height: 22, padding: 0, border: 0, background: 'none', cursor: 'pointer' }}
        />
      }
    />
  )
}
