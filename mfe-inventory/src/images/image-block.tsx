import { PictureOutlined } from '@ant-design/icons'
import { imageProblems, mostImages } from '@keyhaven/shared-contracts/contract/images'
import { counted, unseen } from '@keyhaven/shared-contracts/web/facts'
import { PictureDrop } from '@keyhaven/shared-contracts/web/inputs'
import { SendingBar } from '@keyhaven/shared-contracts/web/page'
import { Alert, ConfigProvider, Flex, theme, Typography } from 'antd'
import { useEffect, useId } from 'react'
import { isUndescribed, markedOf, newOf, shownOf } from './draft/image-draft.ts'
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
  const { token } = theme.useToken()
  const { componentDisabled } = ConfigProvider.useConfig()
  const id = useId()
  usePreventFileDrop()
  const { state } = images
  const isOff = images.isBusy || (componentDisabled ?? false)
  const shown = shownOf(state)
  const shrinking = newOf(state).filter(({ step }) => step === 'shrinking').length
  const isMissing = images.isRevealed && shown.some(isUndescribed)
  return (
    <Flex vertical gap={12} style={{ marginBottom: 24 }}>
      {state.isKept && (
        <Alert type="info" showIcon title="Your session ended before these images were saved. They are still here." />
      )}
      <PictureDrop
        id={`${id}-picker`}
        multiple
        disabled={isOff}
        onFiles={images.choose}
        aria-label="Upload images"
        aria-describedby={`${id}-hint`}
      >
        <Flex vertical align="center" gap={4}>
          <PictureOutlined aria-hidden style={{ fontSize: 28, color: token.colorTextTertiary }} />
          <Typography.Text style={{ color: token.colorLink }}>Upload images</Typography.Text>
          <Typography.Text id={`${id}-hint`} type="secondary">
            Choose several, or drop them here: JPEG, PNG, WebP or AVIF. Photos over 500 KB are made smaller for you.{' '}
            {shown.length} of {mostImages}
          </Typography.Text>
        </Flex>
      </PictureDrop>
      {state.refused && <RefusedFiles refused={state.refused} onClose={images.forgetRefused} />}
      {shrinking > 0 && (
        <div role="status">
          <SendingBar active label="Making photos smaller" />
          <Typography.Text type="secondary">Making {counted(shrinking, 'photos')} smaller…</Typography.Text>
        </div>
      )}
      {shown.length > 0 && (
        <ImageGrid
          images={images}
          shown={shown}
          disabled={isOff}
          errorId={`${id}-missing`}
          onRetry={onRetry}
          pickerId={`${id}-picker`}
        />
      )}
      {isMissing && (
        <Typography.Text id={`${id}-missing`} type="danger" role="alert">
          {isNew ? imageProblems.describeBeforeSaving : imageProblems.describeBeforeUpdating}
        </Typography.Text>
      )}
      <DeletionList marked={markedOf(state)} disabled={isOff} onRestore={images.restore} />
      <UploadState images={images} onRetry={() => onRetry()} />
      <span role="status" style={unseen}>
        {state.said}
      </span>
    </Flex>
  )
}

const maxShown = 8
const listed = (names: readonly string[]) =>
  names.length > maxShown
    ? `${names.slice(0, maxShown).join(', ')} and ${names.length - maxShown} more`
    : names.join(', ')

/** What became of files that were chosen and not taken. */
function RefusedFiles({ refused, onClose }: { refused: RejectedFiles; onClose: () => void }) {
  const { tooMany, skipped, wrong } = refused
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      closable={{ closeIcon: true, 'aria-label': 'Close this note', onClose }}
      title={tooMany.length > 0 ? imageProblems.tooMany : 'Some files were not added'}
      description={
        <div style={{ overflowWrap: 'anywhere' }}>
          {tooMany.length > 0 && <div>Not added: {listed(tooMany)}</div>}
          {skipped.length > 0 && <div>Skipped, because the name is already there: {listed(skipped)}</div>}
          {wrong.slice(0, maxShown).map(({ name, problem }) => (
            <div key={name}>
              {name}: {problem}
            </div>
          ))}
          {wrong.length > maxShown && <div>And {wrong.length - maxShown} more files like these.</div>}
        </div>
      }
    />
  )
}
