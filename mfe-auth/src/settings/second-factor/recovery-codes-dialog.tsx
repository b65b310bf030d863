import { CopyOutlined, DownloadOutlined } from '@ant-design/icons'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { Button, Flex } from 'antd'
import { useEffect, useMemo } from 'react'
import { securityCatalog } from '../../messages/catalogs.ts'
import { OneTimeDialog } from '../one-time-dialog.tsx'
import { useCopy } from '../use-copy.ts'

type Props = { codes: readonly string[]; onClose: () => void }

export function RecoveryCodesDialog({ codes, onClose }: Props) {
  const { title, dialog: t } = useMessages(securityCatalog).codes
  const copy = useCopy()
  const text = codes.join('\n')
  const file = useMemo(() => URL.createObjectURL(new Blob([`${t.file}\n\n${text}\n`])), [t.file, text])
  useEffect(() => () => URL.revokeObjectURL(file), [file])
  return (
    <OneTimeDialog title={t.title} note={t.note} doneLabel={t.done} onClose={onClose}>
      <ul
        aria-label={title}
        style={{
          listStyle: 'none',
          margin: '0 0 16px',
          padding: 0,
          display: 'grid',
          gap: '6px 24px',
          gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))',
          fontFamily: 'ui-monospace, monospace',
        }}
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Flex gap={8} wrap>
        <Button icon={<CopyOutlined aria-hidden />} onClick={() => void copy(text, t.copied, t.copyByHand)}>
          {t.copy}
        </Button>
        <Button icon={<DownloadOutlined aria-hidden />} href={file} download="keyhaven-recovery-codes.txt">
          {t.download}
        </Button>
      </Flex>
    </OneTimeDialog>
  )
}
