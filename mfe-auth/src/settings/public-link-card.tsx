import { CopyOutlined } from '@ant-design/icons'
import { App, Button, Card, Flex, Typography } from 'antd'

export function PublicLinkCard({ url }: { url: string }) {
  const { message } = App.useApp()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url)
      message.success('Link copied')
    } catch {
      message.error('The browser does not allow copying here. Select the link and copy it.')
    }
  }
  return (
    <Card title={<h2 style={{ fontSize: 16, margin: 0 }}>Your Public Page Link</h2>}>
      <Typography.Paragraph type="secondary">Guests see and book your properties here.</Typography.Paragraph>
      <Flex gap={8} align="center" wrap>
        <a href={url} target="_blank" rel="noopener" style={{ overflowWrap: 'anywhere' }}>
          {url}
        </a>
        <Button icon={<CopyOutlined aria-hidden />} onClick={() => void copy()}>
          Copy link
        </Button>
      </Flex>
    </Card>
  )
}
