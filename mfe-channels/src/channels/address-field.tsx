import { Flex, Input, type InputRef } from 'antd'
import { useRef } from 'react'
import { CopyButton } from './copy-button.tsx'

/** An address that is there to be copied. */
export function AddressField({ url, label }: { url: string; label: string }) {
  const input = useRef<InputRef>(null)
  return (
    <Flex gap={8}>
      <Input ref={input} readOnly value={url} aria-label={label} onFocus={() => input.current?.select()} />
      <CopyButton text={url} label={label} onForbidden={() => input.current?.focus()} />
    </Flex>
  )
}
