import { Input, type InputProps } from 'antd'

/** The address of an account, as a password manager knows it. */
export function EmailInput(props: InputProps) {
  return <Input autoComplete="username" {...props} type="email" autoCapitalize="none" spellCheck={false} />
}
