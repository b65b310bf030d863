import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { UploadProgress } from '@keyhaven/shared-contracts/web/page'
import { Alert, Button } from 'antd'
import { imagesCatalog } from '../messages/catalogs.ts'
import { isTooBig } from './draft/image-draft.ts'
import type { Images } from './use-images.ts'

type Props = { images: Images; onRetry: () => void }

/** Upload progress of all pictures, and the failed ones. */
export function UploadState({ images, onRetry }: Props) {
  const { saving: t } = useMessages(imagesCatalog)
  const { state, progress, isBusy } = images
  if (isBusy)
    return (
      <div>
        {progress !== undefined && <UploadProgress sent={progress} />}
        {progress !== undefined && progress < 1 && (
          // The form is disabled meanwhile, and this is the way out of it.
          <Button size="small" disabled={false} onClick={images.stop}>
            {t.stop}
          </Button>
        )}
      </div>
    )
  const failed = state.items.filter((item) => item.problem !== undefined && !isTooBig(item)).length
  if (failed === 0 && state.problem === undefined) return null
  return (
    <Alert
      type="error"
      showIcon
      role="alert"
      title={failed > 0 ? t.unsaved(failed) : state.problem}
      description={failed > 0 ? (state.problem ?? t.restIsSaved) : undefined}
      action={
        <Button size="small" onClick={onRetry}>
          {t.retryAll}
        </Button>
      }
    />
  )
}
