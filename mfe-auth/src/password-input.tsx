import { EyeInvisibleOutlined, EyeOutlined } from '@ant-design/icons'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { Button, Input, type InputProps } from 'antd'
import { useState } from 'react'
import { credentialsCatalog } from './messages/catalogs.ts'

/** A password that can be looked at; the switch is reached by keyboard too. */
export function PasswordInput(props: Omit<InputProps, 'type' | 'suffix'>) {
  const t = useMessages(credentialsCatalog)
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
          aria-label={shown ? t.hidePassword : t.showPassword}
          aria-pressed={shown}
          icon={shown ? <EyeInvisibleOutlined aria-hidden /> : <EyeOutlined aria-hidden />}
          onClick={() => setShown(!shown)}
        />
      }
    />
  )
}
