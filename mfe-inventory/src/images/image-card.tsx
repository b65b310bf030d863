import { ArrowLeftOutlined, ArrowRightOutlined, DeleteOutlined } from '@ant-design/icons'
import { useSortable } from '@dnd-kit/sortable'
import { fileSize } from '@keyhaven/shared-contracts/web/facts'
import { Text } from '@keyhaven/shared-contracts/web/layout'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { Button, Flex, theme, Typography } from 'antd'
import { imagesCatalog } from '../messages/catalogs.ts'
import { DescriptionInput } from './description-input.tsx'
import { type DraftImage, isUndescribed } from './draft/image-draft.ts'
import { ImagePreview } from './image-preview.tsx'
import { ImageStatus } from './image-status.tsx'
import './image-card.css'

export type CardActions = {
  describe: (description: string) => void
  remove: () => void
  moveBy: (steps: 1 | -1) => void
  makeCover: () => void
  shrink: () => void
  retry: () => void
}
type Props = {
  item: DraftImage
  /** Counted from 1. */
  position: number
  count: number
  disabled: boolean
  /** Says what is missing. */
  isRevealed: boolean
  /** Id of the element with the error text. */
  errorId: string
  actions: CardActions
}

/** One picture of the form. Its preview is what is dragged; the arrows do the same for a keyboard. */
export function ImageCard({ item, position, count, disabled, isRevealed, errorId, actions }: Props) {
  const { card: t } = useMessages(imagesCatalog)
  const { token } = theme.useToken()
  const { setNodeRef, listeners, transform, transition, isDragging } = useSortable({ id: item.key, disabled })
  const { name } = item
  const move = transform && `translate3d(${Math.round(transform.x)}px, ${Math.round(transform.y)}px, 0)`
  return (
    <li
      ref={setNodeRef}
      className="image-card"
      style={{
        ...(move && { transform: move }),
        transition,
        zIndex: isDragging ? 1 : 'auto',
        borderColor: item.problem === undefined ? token.colorBorderSecondary : token.colorErrorBorder,
        background: token.colorBgElevated,
        boxShadow: isDragging ? token.boxShadow : 'none',
      }}
    >
      <div {...listeners} className={disabled ? 'image-card-picture' : 'image-card-picture is-movable'}>
        <ImagePreview item={item} width={220} />
        {position === 1 && (
          <span className="image-card-cover" style={{ background: token.colorBgElevated }}>
            {t.cover}
          </span>
        )}
      </div>
      {position > 1 && (
        // Over the picture, and no part of it: what is dragged is not pressed.
        <Button
          size="small"
          aria-label={t.makeCoverOf(name)}
          disabled={disabled}
          onClick={actions.makeCover}
          style={{ position: 'absolute', insetInlineStart: 16, insetBlockStart: 16, background: token.colorBgElevated }}
        >
          {t.makeCover}
        </Button>
      )}
      <Flex justify="space-between" gap={8}>
        <Typography.Text ellipsis title={name} className="image-card-name">
          {name || t.unnamed}
        </Typography.Text>
        {item.kind === 'new' && (
          <Text type="secondary" size={12} nowrap>
            {fileSize(item.file.size)}
          </Text>
        )}
      </Flex>
      <DescriptionInput
        value={item.description}
        onChange={actions.describe}
        errorId={isRevealed && isUndescribed(item) ? errorId : undefined}
      />
      <ImageStatus item={item} disabled={disabled} onShrink={actions.shrink} onRetry={actions.retry} />
      <Flex gap={4} className="image-card-actions">
        <Button
          id={`${item.key}-earlier`}
          aria-label={t.earlierOf(name)}
          title={t.earlier}
          icon={<ArrowLeftOutlined aria-hidden />}
          disabled={disabled || position === 1}
          onClick={() => actions.moveBy(-1)}
        />
        <Button
          id={`${item.key}-later`}
          aria-label={t.laterOf(name)}
          title={t.later}
          icon={<ArrowRightOutlined aria-hidden />}
          disabled={disabled || position === count}
          onClick={() => actions.moveBy(1)}
        />
        <Button
          id={`${item.key}-delete`}
          danger
          type="text"
          aria-label={t.deleteOf(name)}
          title={t.delete}
          icon={<DeleteOutlined aria-hidden />}
          disabled={disabled}
          onClick={actions.remove}
        />
      </Flex>
    </li>
  )
}
