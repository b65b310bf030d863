import { Button, type ButtonProps } from 'antd'
import type { ZodForm } from '../form.ts'

type Props = Omit<ButtonProps, 'form' | 'htmlType' | 'type'> & {
  form: Pick<ZodForm, 'valid' | 'reveal'>
  sending: boolean
}

/** The button that sends a form: disabled until the form is right; reaching for it then shows what is not. */
export function SubmitButton({ form, sending, disabled, children, ...rest }: Props) {
  const reveal = form.valid ? undefined : form.reveal
  const off = !form.valid || sending || disabled
  return (
    // A disabled button tells nobody that it is hovered, so its frame listens.
    <span onPointerEnter={reveal} style={rest.block ? { display: 'block' } : { display: 'inline-block' }}>
      <Button {...rest} type="primary" htmlType="submit" disabled={off} style={off ? { pointerEvents: 'none' } : {}}>
        {children}
      </Button>
    </span>
  )
}
