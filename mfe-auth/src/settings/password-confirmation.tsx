import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { Form, type FormItemProps } from 'antd'
import { credentialsCatalog } from '../messages/catalogs.ts'
import { PasswordInput } from '../password-input.tsx'

/** The password, which is asked for again. The hidden address tells password managers whose it is. */
export function PasswordConfirmation({ email, item }: { email: string; item: FormItemProps }) {
  const { password } = useMessages(credentialsCatalog)
  return (
    <>
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <Form.Item label={password} {...item}>
        <PasswordInput autoComplete="current-password" />
      </Form.Item>
    </>
  )
}
