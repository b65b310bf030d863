import { ConfigProvider, theme } from 'antd'
import { type DragEvent, type ReactNode, useState } from 'react'
import { pictureTypes } from '../../domain/place/picture-file.ts'

type Props = {
  id?: string
  /** Takes several at once. */
  multiple?: boolean
  disabled?: boolean
  /** Kinds of files, as the browser's picker takes them; by default pictures. */
  accept?: string
  /** Its name, where what it says is more than that. */
  'aria-label'?: string
  'aria-describedby'?: string | undefined
  'aria-invalid'?: boolean | 'true' | 'false'
  onFiles: (files: File[]) => void
  children: ReactNode
}
// Unseen, and over everything that its label says: a click and a drop are its own.
const over = { position: 'absolute', inset: 0, width: '100%', height: '100%', opacity: 0 } as const

/**
 * A place to choose pictures or drop them on; what it says is its label. The input is the browser's own, so that a
 * keyboard opens it.
 */
export function PictureDrop({ onFiles, children, disabled, accept = pictureTypes.join(','), ...rest }: Props) {
  const { token } = theme.useToken()
  const { componentDisabled } = ConfigProvider.useConfig()
  const [isOver, setOver] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const isOff = disabled ?? componentDisabled ?? false
  // A picker that was cancelled leaves everything as it was.
  const choose = (files: FileList | null) => files && files.length > 0 && onFiles([...files])
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    if (!isOff) choose(event.dataTransfer.files)
  }
  return (
    <label
      style={{
        position: 'relative',
        display: 'block',
        padding: '20px 16px',
        textAlign: 'center',
        borderRadius: token.borderRadiusLG,
        border: `1px dashed ${isOver ? token.colorPrimary : token.colorBorder}`,
        background: isOver ? token.colorPrimaryBg : token.colorFillQuaternary,
        outline: isFocused ? `2px solid ${token.colorPrimary}` : 'none',
        outlineOffset: 2,
      }}
    >
      <input
        {...rest}
        type="file"
        accept={accept}
        disabled={isOff}
        title=""
        style={{ ...over, cursor: isOff ? 'not-allowed' : 'pointer' }}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(!isOff)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        onFocus={(event) => setFocused(event.target.matches(':focus-visible'))}
        onBlur={() => setFocused(false)}
        onChange={(event) => {
          choose(event.target.files)
          // Else the same file, mended meanwhile, could not be chosen again.
          event.target.value = ''
        }}
      />
      {children}
    </label>
  )
}
