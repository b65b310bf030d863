import { Button, Flex, Typography } from 'antd'
import type { SavedImage } from './draft/image-draft.ts'
import { ImagePreview } from './image-preview.tsx'

type Props = { marked: readonly SavedImage[]; disabled: boolean; onRestore: (key: string) => void }

/** Pictures that go when the form is saved, and can still stay. */
export function DeletionList({ marked, disabled, onRestore }: Props) {
  if (marked.length === 0) return null
  const what = marked.length === 1 ? 'This image' : `These ${marked.length} images`
  return (
    <div>
      <Typography.Text>{what} will be deleted when you update:</Typography.Text>
      <ul aria-label="Images to be deleted" style={{ listStyle: 'none', margin: '8px 0 0', padding: 0 }}>
        {marked.map((item) => (
          <li key={item.key} style={{ marginBottom: 8 }}>
            <Flex gap={12} align="center">
              <div style={{ flex: 'none', width: 64, opacity: 0.6 }}>
                <ImagePreview item={item} width={64} />
              </div>
              <div style={{ flex: 1, minWidth: 0 }}>
                <Typography.Text ellipsis title={item.name} style={{ display: 'block' }}>
                  {item.name || item.description}
                </Typography.Text>
                {item.problem !== undefined && <Typography.Text type="danger">{item.problem}</Typography.Text>}
              </div>
              <Button
                disabled={disabled}
                aria-label={`Undo: ${item.name || item.description}`}
                onClick={() => onRestore(item.key)}
              >
                Undo
              </Button>
            </Flex>
          </li>
        ))}
      </ul>
    </div>
  )
}
