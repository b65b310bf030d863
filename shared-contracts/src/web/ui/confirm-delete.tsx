import { Button, Popconfirm } from 'antd'

type Props = { what: string; hint?: string; disabled?: boolean; loading?: boolean; onDelete: () => void }

/** Delete, after asking once. */
export function ConfirmDelete({ what, hint, disabled, loading, onDelete }: Props) {
  return (
    <Popconfirm
      title={`Delete ${what}?`}
      description={hint}
      okText={`Delete ${what}`}
      cancelText="Keep it"
      okButtonProps={{ danger: true }}
      onConfirm={onDelete}
      placement="topLeft"
      styles={{ root: { maxWidth: 'min(400px, calc(100vw - 32px))' } }}
    >
      <Button danger disabled={disabled ?? false} loading={loading ?? false}>
        Delete
      </Button>
    </Popconfirm>
  )
}
