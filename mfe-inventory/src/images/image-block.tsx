import { PictureOutlined } from '@ant-design/icons'
import { maxImages } from '@keyhaven/shared-contracts/contract/images'
import { unseen } from '@keyhaven/shared-contracts/web/facts'
import { PictureDrop } from '@keyhaven/shared-contracts/web/inputs'
import { Box } from '@keyhaven/shared-contracts/web/layout'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { SendingBar } from '@keyhaven/shared-contracts/web/page'
import { Alert, ConfigProvider, Flex, theme, Typography } from 'antd'
import { useEffect, useId } from 'react'
import { imagesCatalog } from '../messages/catalogs.ts'
import { isUndescribed, markedOf, newOf, shownOf } from './draft/image-draft.ts'
import type { Messages } from '../messages/images/en.ts'
import { ImageGrid } from './image-grid.tsx'
import { DeletionList } from './deletion-list.tsx'
import { UploadState } from './upload-state.tsx'
import type { Images } from './use-images.ts'
import type { RejectedFiles } from './draft/file-choice.ts'

const swallow = (event: DragEvent) => {
  if (event.dataTransfer?.types.includes('Files')) event.preventDefault()
}

/** A file that is dropped beside its place would be opened by the browser, and the form and everything in it would be lost. */
const usePreventFileDrop = () =>
  useEffect(() => {
    window.addEventListener('dragover', swallow)
    window.addEventListener('drop', swallow)
    return () => {
      window.removeEventListener('dragover', swallow)
      window.removeEventListener('drop', swallow)
    }
  }, [])

type Props = {
  images: Images
  /** The record is not created yet. */
  isNew: boolean
  /** Saves one picture again, or all that are left. */
  onRetry: (key?: string) => void
}

/** Upload images: the pictures of a property or unit, as they are to be. */
export function ImageBlock({ images, isNew, onRetry }: Props) {
  const t = useMessages(imagesCatalog)
  const { token } = theme.useToken()
  const { componentDisabled } = ConfigProvider.useConfig()
  const id = useId()
  usePreventFileDrop()
  const { state } = images
  const isOff = images.isBusy || (componentDisabled ?? false)
  const visibleImages = shownOf(state)
  const shrinking = newOf(state).filter(({ step }) => step === 'shrinking').length
  const isMissing = images.isRevealed && visibleImages.some(isUndescribed)
  return (
    <Box marginBottom={24}>
      <Flex vertical gap={12}>
        {state.isKept && <Alert type="info" showIcon title={t.kept} />}
        <PictureDrop
          id={`${id}-picker`}
          multiple
          disabled={isOff}
          onFiles={images.choose}
          aria-label={t.upload}
          aria-describedby={`${id}-hint`}
        >
          <Flex vertical align="center" gap={4}>
            <PictureOutlined aria-hidden style={{ fontSize: 28, color: token.colorTextTertiary }} />
            <Typography.Text style={{ color: token.colorLink }}>{t.upload}</Typography.Text>
            <Typography.Text id={`${id}-hint`} type="secondary">
              {t.hint(visibleImages.length, maxImages)}
            </Typography.Text>
          </Flex>
        </PictureDrop>
        {state.rejectedFiles && <RefusedFiles files={state.rejectedFiles} onClose={images.forgetRefused} />}
        {shrinking > 0 && (
          <div role="status">
            <SendingBar active label={t.shrinking} />
            <Typography.Text type="secondary">{t.shrinkingCount(shrinking)}</Typography.Text>
          </div>
        )}
        {visibleImages.length > 0 && (
          <ImageGrid
            images={images}
            items={visibleImages}
            disabled={isOff}
            errorId={`${id}-missing`}
            onRetry={onRetry}
            pickerId={`${id}-picker`}
          />
        )}
        {isMissing && (
          <Typography.Text id={`${id}-missing`} type="danger" role="alert">
            {isNew ? t.describeBeforeSaving : t.describeBeforeUpdating}
          </Typography.Text>
        )}
        <DeletionList images={markedOf(state)} disabled={isOff} onRestore={images.restore} />
        <UploadState images={images} onRetry={() => onRetry()} />
        <span role="status" style={unseen}>
          {state.announcement}
        </span>
      </Flex>
    </Box>
  )
}

const maxNames = 8
const joinNames = (t: Messages['refused'], names: readonly string[]) =>
  names.length > maxNames
    ? t.namesAndMore(names.slice(0, maxNames).join(', '), names.length - maxNames)
    : names.join(', ')

function RefusedFiles({ files, onClose }: { files: RejectedFiles; onClose: () => void }) {
  const { refused: t } = useMessages(imagesCatalog)
  const { tooMany, skipped, wrong } = files
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      closable={{ closeIcon: true, 'aria-label': t.close, onClose }}
      title={tooMany.length > 0 ? t.tooMany(maxImages) : t.title}
      description={
        <Box breakWord>
          {tooMany.length > 0 && <div>{t.notAdded(joinNames(t, tooMany))}</div>}
          {skipped.length > 0 && <div>{t.skipped(joinNames(t, skipped))}</div>}
          {wrong.slice(0, maxNames).map(({ name, problem }) => (
            <div key={name}>{`${name}: ${problem}`}</div>
          ))}
          {wrong.length > maxNames && <div>{t.moreFiles(wrong.length - maxNames)}</div>}
        </Box>
      }
    />
  )
}
