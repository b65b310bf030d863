import { DownOutlined } from '@ant-design/icons'
import { Text } from '@keyhaven/shared-contracts/web/layout'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { Button, Flex, Typography } from 'antd'
import { type ReactNode, useId, useState } from 'react'
import { factsCatalog } from '../messages/catalogs.ts'
import './facts-part.css'

type Props = {
  title: string
  /** Short summary of the values below it. */
  summary: string
  /** Something in it must be corrected: it stays open, so that nobody looks for the reason of a disabled button. */
  isWrong?: boolean
  /** Open from the start: what it has should be seen. */
  startsOpen?: boolean
  children: ReactNode
}

/** A part of a form, closed until somebody wants to fill it in: the form stays short. */
export function FactsPart({ title, summary, isWrong = false, startsOpen = false, children }: Props) {
  const { wrong } = useMessages(factsCatalog)
  const [isOpen, setOpen] = useState(startsOpen)
  const [wasOpen, setWasOpen] = useState(startsOpen)
  const panel = useId()
  const isShown = isOpen || isWrong
  return (
    <div className="facts-part">
      <Button
        className="facts-part-toggle"
        type="text"
        block
        aria-expanded={isShown}
        aria-controls={panel}
        onClick={() => {
          setOpen(!isShown)
          setWasOpen(true)
        }}
      >
        <Flex className="facts-part-words" align="center" gap="4px 12px">
          <DownOutlined aria-hidden rotate={isShown ? 0 : -90} />
          <Flex wrap justify="space-between" align="baseline" gap="0 12px" flex={1}>
            <Text weight={600}>{title}</Text>
            <Typography.Text type={isWrong ? 'danger' : 'secondary'}>{isWrong ? wrong : summary}</Typography.Text>
          </Flex>
        </Flex>
      </Button>
      <div className="facts-part-panel" id={panel} hidden={!isShown}>
        {(isShown || wasOpen) && children}
      </div>
    </div>
  )
}
