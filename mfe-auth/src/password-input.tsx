import { EyeInvisibleOutlined, EyeOutlined } from '@ant-design/icons'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { Button, Input, type InputProps } from 'antd'
import { useState } from 'react'
import { credentialsCatalog } from './messages/catalogs.ts'

/** A password that can be looked at; the switch is reached by keyboard too. */
export function PasswordInput(props: Omit<InputProps, 'type' | 'suffix'>) {
  const t = useMessages(credentialsCatalog)
  const [isVisible, setVisible] = useState(false)
  return (
    <Input
      {...props}
      type={isVisible ? 'text' : 'password'}
      suffix={
        <Button
          type="text"
          size="small"
          style={{ marginBlock: -2 }}
          aria-label={isVisible ? t.hidePassword : t.showPassword}
          aria-pressed={isVisible}
          icon={isVisible ? <EyeInvisibleOutlined aria-hidden /> : <EyeOutlined aria-hidden />}
          onClick={() => setVisible(!isVisible)}
        />
      }
    />
  )
}
