import { PlusOutlined } from '@ant-design/icons'
import { Stack } from '@keyhaven/shared-contracts/web/layout'
import { ListProblem } from '@keyhaven/shared-contracts/web/list'
import { PageTitle } from '@keyhaven/shared-contracts/web/page'
import type { UseQueryResult } from '@tanstack/react-query'
import { Button, Card, Skeleton } from 'antd'
import type { ReactNode } from 'react'
import './preview-columns.css'

type Props = {
  title: string
  addLabel: string
  /** Things of the list, as a refusal names them. */
  listed: string
  onAdd: () => void
  /** Part that could not be loaded. */
  failed: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'> | undefined
  /** Nothing while it is loading. */
  list: ReactNode
  preview: ReactNode
}

/** List of records that hold in scopes of their owner, beside a unit for which they hold. */
export function PreviewPage({ title, addLabel, listed, onAdd, failed, list, preview }: Props) {
  return (
    <>
      <PageTitle
        title={title}
        actions={
          <Button type="primary" icon={<PlusOutlined aria-hidden />} disabled={!list} onClick={onAdd}>
            {addLabel}
          </Button>
        }
      />
      {failed?.error ? (
        <ListProblem
          what={listed}
          error={failed.error}
          onRetry={() => void failed.refetch()}
          retrying={failed.isFetching}
        />
      ) : (
        <div className="preview-columns">
          <Card>{list ? <Stack gap={20}>{list}</Stack> : <Skeleton active title paragraph={{ rows: 6 }} />}</Card>
          {preview}
        </div>
      )}
    </>
  )
}
