import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { Button, Flex, Input, type InputRef } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { channelsCatalog } from '../messages/catalogs.ts'

const shownMs = 4000

/** Copies a text and says so on itself. Where the browser does not let a page copy, the text is selected to be copied by hand. */
function CopyButton({ text, label, onForbidden }: { text: string; label: string; onForbidden: () => void }) {
  const { form: t } = useMessages(channelsCatalog)
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return undefined
    const timer = setTimeout(() => setCopied(false), shownMs)
    return () => clearTimeout(timer)
  }, [isCopied])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
    } catch {
      onForbidden()
    }
  }
  return (
    <Button onClick={() => void copy()} aria-label={isCopied ? t.copied : `${t.copy}: ${label}`}>
      <span aria-live="polite">{isCopied ? t.copied : t.copy}</span>
    </Button>
  )
}

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
