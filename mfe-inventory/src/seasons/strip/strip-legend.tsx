import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { Flex, theme } from 'antd'
import type { CSSProperties, ReactNode } from 'react'
import { seasonsCatalog } from '../../messages/catalogs.ts'

/** Legend of the strip, with how to select nights. */
export function StripLegend() {
  const { strip: t } = useMessages(seasonsCatalog)
  const { token } = theme.useToken()
  const mark = (style: CSSProperties, words: ReactNode) => (
    <Flex component="span" gap={6} align="center">
      <span aria-hidden style={{ width: 16, height: 14, borderRadius: 3, boxSizing: 'border-box', ...style }} />
      {words}
    </Flex>
  )
  return (
    <Flex gap="4px 20px" wrap style={{ color: token.colorTextSecondary, fontSize: 13 }}>
      {mark({ background: token.colorFillTertiary, border: `1px solid ${token.colorBorder}` }, t.basePrice)}
      {mark({ borderBottom: `4px solid ${token.colorTextQuaternary}`, borderRadius: 0 }, t.weekend)}
      {mark({ border: `2px solid ${token.colorText}`, width: 12 }, t.today)}
      <span>{t.how}</span>
    </Flex>
  )
}
