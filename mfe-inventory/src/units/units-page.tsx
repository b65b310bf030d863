import { PlusOutlined } from '@ant-design/icons'
import { type Unit, unitsApi } from '@keyhaven/shared-contracts/contract/units'
import { qList } from '@keyhaven/shared-contracts/web/query'
import { DataTable } from '@keyhaven/shared-contracts/web/ui/data-table'
import { EmptyState } from '@keyhaven/shared-contracts/web/ui/empty-state'
import { lazyDialog, usePreload } from '@keyhaven/shared-contracts/web/ui/lazy-dialog'
import { PageTitle } from '@keyhaven/shared-contracts/web/ui/page-title'
import { Button } from 'antd'
import { useState } from 'react'
import { unitColumns } from './unit-columns.tsx'

const UnitForm = lazyDialog(() => import('./unit-form.tsx'), 'UnitForm')

export function UnitsPage() {
  usePreload(UnitForm)
  const [editing, setEditing] = useState<Unit | 'new' | null>(null)
  const add = (
    <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setEditing('new')}>
      New Unit
    </Button>
  )
  return (
    <>
      <PageTitle title="Units" actions={add} />
      <DataTable
        what="units"
        list={(page) => qList(unitsApi.list, { query: page })}
        columns={unitColumns(setEditing)}
        empty={
          <EmptyState title="No units yet" hint="A unit is what a guest books: an apartment, a room, a whole house." />
        }
      />
      {editing && <UnitForm {...(editing !== 'new' && { unit: editing })} onClose={() => setEditing(null)} />}
    </>
  )
}
