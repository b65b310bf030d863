import { Button, type ButtonProps } from 'antd'
import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router-dom'

type Props = Omit<ButtonProps, 'href' | 'onClick'> & { to: string }

/** A link that looks like a button. */
export function LinkButton({ to, ...rest }: Props) {
  const navigate = useNavigate()
  const follow = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    void navigate(to)
  }
  return <Button {...rest} href={to} onClick={follow} />
}
