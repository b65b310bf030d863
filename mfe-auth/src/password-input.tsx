import { EyeInvisibleOutlined, EyeOutlined } from '@ant-design/icons'
import { Button, Input, type InputProps } from 'antd'
import { useState } from 'react'

/** What a new password must be, said before it is typed. */
export const passwordRule = 'At least 8 characters: upper and lower case, a number and a special character.'

/** A password that can be looked at; the switch is reached by keyboard too. */
export function PasswordInput(props: Omit<InputProps, 'type' | 'suffix'>) {
  const [shown, setShown] = useState(false)
  return (
    <Input
      {...props}
      type={shown ? 'text' : 'password'}
      suffix={
        <Button
          type="text"
          size="small"
          style={{ marginBlock: -2 }}
          aria-label={shown ? 'Hide password' : 'Show password'}
          aria-pressed={shown}
          icon={shown ? <EyeInvisibleOutlined aria-hidden /> : <EyeOutlined aria-hidden />}
          onClick={() => setShown(!shown)}
        />
      }
    />
  )
}
