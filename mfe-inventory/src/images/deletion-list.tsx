import { Box, Stack } from '@keyhaven/shared-contracts/web/layout'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { Button, Flex, Typography } from 'antd'
import { imagesCatalog } from '../messages/catalogs.ts'
import type { SavedImage } from './draft/image-draft.ts'
import { ImagePreview } from './image-preview.tsx'

type Props = { images: readonly SavedImage[]; disabled: boolean; onRestore: (key: string) => void }

/** Pictures that go when the form is saved, and can still stay. */
export function DeletionList({ images, disabled, onRestore }: Props) {
  const { deletion: t } = useMessages(imagesCatalog)
  if (images.length === 0) return null
  return (
    <div>
      <Typography.Text>{t.title(images.length)}</Typography.Text>
      <Stack component="ul" aria-label={t.label} marginTop={8}>
        {images.map((item) => (
          <Box component="li" key={item.key} marginBottom={8}>
            <Flex gap={12} align="center">
              <div style={{ flex: 'none', width: 64, opacity: 0.6 }}>
                <ImagePreview item={item} width={64} />
              </div>
              <Box flex={1}>
                <Typography.Text ellipsis title={item.name} style={{ display: 'block' }}>
                  {item.name || item.description}
                </Typography.Text>
                {item.problem !== undefined && <Typography.Text type="danger">{item.problem}</Typography.Text>}
              </Box>
              <Button
                disabled={disabled}
                aria-label={t.undoOf(item.name || item.description)}
                onClick={() => onRestore(item.key)}
              >
                {t.undo}
              </Button>
            </Flex>
          </Box>
        ))}
      </Stack>
    </div>
  )
}
