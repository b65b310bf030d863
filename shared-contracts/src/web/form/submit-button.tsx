import { Button, type ButtonProps } from 'antd'
import type { ZodForm } from './zod-form.ts'
import { useMessages } from '../locale/use-locale.ts'
import { webCatalog } from '../locale/web-catalog.ts'

type Props = Omit<ButtonProps, 'form' | 'htmlType' | 'type'> & {
  form: Pick<ZodForm, 'valid' | 'reveal'>
  sending: boolean
}

/**
 * The button that sends a form: disabled until the form is right; reaching for it, by pointer, finger or keyboard, then
 * shows what is not.
 */
export function SubmitButton({ form, sending, disabled, children, ...rest }: Props) {
  const t = useMessages(webCatalog)
  const off = !form.valid || sending || disabled
  // A disabled button hears neither pointer nor keyboard, so its frame does.
  const frame = form.valid
    ? {}
    : {
        role: 'group',
        'aria-label': t.form.incomplete,
        tabIndex: 0,
        onPointerEnter: form.reveal,
        onFocus: form.reveal,
      }
  return (
    <span {...frame} style={{ display: rest.block ? 'block' : 'inline-block', borderRadius: 8 }}>
      <Button {...rest} type="primary" htmlType="submit" disabled={off} style={off ? { pointerEvents: 'none' } : {}}>
        {children}
      </Button>
    </span>
  )
}
