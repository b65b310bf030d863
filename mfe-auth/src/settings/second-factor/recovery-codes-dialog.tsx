import { CopyOutlined, DownloadOutlined } from '@ant-design/icons'
import { Button, Flex } from 'antd'
import { useEffect, useMemo } from 'react'
import { OneTimeDialog } from '../one-time-dialog.tsx'
import { useCopy } from '../use-copy.ts'

type Props = { codes: readonly string[]; onClose: () => void }

export function RecoveryCodesDialog({ codes, onClose }: Props) {
  const copy = useCopy()
  const text = codes.join('\n')
  const file = useMemo(() => URL.createObjectURL(new Blob([`Keyhaven recovery codes\n\n${text}\n`])), [text])
  useEffect(() => () => URL.revokeObjectURL(file), [file])
  return (
    <OneTimeDialog
      title="Save your recovery codes"
      note="They are shown only now. Each signs you in once, if you cannot use your app or your passkey. Keep them where you would keep a spare key."
      doneLabel="I have saved them"
      onClose={onClose}
    >
      <ul
        aria-label="Recovery codes"
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
        <Button
          icon={<CopyOutlined aria-hidden />}
          onClick={() => void copy(text, 'Codes copied', 'Select the codes and copy them.')}
        >
          Copy codes
        </Button>
        <Button icon={<DownloadOutlined aria-hidden />} href={file} download="keyhaven-recovery-codes.txt">
          Download codes
        </Button>
      </Flex>
    </OneTimeDialog>
  )
}
