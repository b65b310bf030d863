import { Flex, theme, Typography } from 'antd'
import { SendingBar } from './sending-bar.tsx'

/** How far files are on their way, `sent` from 0 to 1; once they are there, that the server is at work on them. */
export function UploadProgress({ sent }: { sent: number }) {
  const { token } = theme.useToken()
  const percent = Math.floor(sent * 100)
  return (
    <div style={{ marginBottom: 16 }}>
      <Flex justify="space-between" style={{ marginBottom: 4 }}>
        <Typography.Text>{sent < 1 ? 'Uploading' : 'Uploaded. Preparing it, one moment…'}</Typography.Text>
        <Typography.Text style={{ fontVariantNumeric: 'tabular-nums' }}>{percent} %</Typography.Text>
      </Flex>
      {sent < 1 ? (
        <div style={{ position: 'relative', height: 6, borderRadius: 3, background: token.colorFillSecondary }}>
          <progress
            aria-label="Uploaded"
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
        <SendingBar active label="Preparing" height={6} />
      )}
    </div>
  )
}
