import { Box } from '../layout/box.tsx'
import { Row } from '../layout/row.tsx'
import { theme, Typography } from 'antd'
import { SendingBar } from './sending-bar.tsx'
import { useMessages } from '../locale/use-locale.ts'
import { webCatalog } from '../locale/web-catalog.ts'

/** Progress of files on their way, `sent` from 0 to 1; once they are there, that the server is at work on them. */
export function UploadProgress({ sent }: { sent: number }) {
  const { upload: t } = useMessages(webCatalog)
  const { token } = theme.useToken()
  const percent = Math.floor(sent * 100)
  return (
    <Box marginBottom={16}>
      <Row justify="space-between" marginBottom={4}>
        <Typography.Text>{sent < 1 ? t.uploading : t.uploadedAndPreparing}</Typography.Text>
        <Typography.Text style={{ fontVariantNumeric: 'tabular-nums' }}>{t.percent(percent)}</Typography.Text>
      </Row>
      {sent < 1 ? (
        <div style={{ position: 'relative', height: 6, borderRadius: 3, background: token.colorFillSecondary }}>
          <progress
            aria-label={t.uploaded}
            value={percent}
            max={100}
            style={{ position: 'absolute', inset: 0, opacity: 0 }}
          />
          <div
            style={{
              width: `${percent}%`,
              height: '100%',
              borderRadius: 3,
              background: token.colorPrimary,
              transition: 'width 0.2s',
            }}
          />
        </div>
      ) : (
        <SendingBar active label={t.preparing} height={6} />
      )}
    </Box>
  )
}
