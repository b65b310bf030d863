import { Flex, type FlexProps } from 'antd'
import type { Space } from './box.tsx'

type Props = Omit<FlexProps, 'className' | 'style' | 'vertical'> & {
  marginTop?: Space
  marginBottom?: Space
  padding?: Space
}

/** Things beside one another: antd's `Flex`, with room around it. */
export function Row({ marginTop, marginBottom, padding, ...rest }: Props) {
  return <Flex {...rest} style={{ marginTop, marginBottom, padding }} />
}
