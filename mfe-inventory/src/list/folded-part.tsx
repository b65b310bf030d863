import { DownOutlined } from '@ant-design/icons'
import { Text } from '@keyhaven/shared-contracts/web/layout'
import { Button, Flex, Typography } from 'antd'
import { type ReactNode, useId, useState } from 'react'
import './folded-part.css'

type Props = {
  title: string
  /** Short summary of the values below it. */
  summary: string
  /** Something in it must be corrected: it stays open, so that nobody looks for the reason of a disabled button. */
  isWrong?: boolean
  /** Stands in place of the summary then. */
  wrongWords?: string | undefined
  /** Open from the start: what it has should be seen. */
  startsOpen?: boolean | undefined
  children: ReactNode
}

/** A part of a form, closed until somebody wants to fill it in: the form stays short. */
export function FoldedPart({
  title,
  summary,
  isWrong = false,
  wrongWords = summary,
  startsOpen = false,
  children,
}: Props) {
  const [isOpen, setOpen] = useState(startsOpen)
  const [wasOpen, setWasOpen] = useState(startsOpen)
  const panel = useId()
  const isShown = isOpen || isWrong
  return (
    <div className="folded-part">
      <Button
        className="folded-part-toggle"
        type="text"
        block
        aria-expanded={isShown}
        aria-controls={panel}
        onClick={() => {
          setOpen(!isShown)
          setWasOpen(true)
        }}
      >
        <Flex className="folded-part-words" align="center" gap="4px 12px">
          <DownOutlined aria-hidden rotate={isShown ? 0 : -90} />
          <Flex wrap justify="space-between" align="baseline" gap="0 12px" flex={1}>
            <Text weight={600}>{title}</Text>
            <Typography.Text type={isWrong ? 'danger' : 'secondary'}>{isWrong ? wrongWords : summary}</Typography.Text>
          </Flex>
        </Flex>
      </Button>
      <div className="folded-part-panel" id={panel} hidden={!isShown}>
        {(isShown || wasOpen) && children}
      </div>
    </div>
  )
}
