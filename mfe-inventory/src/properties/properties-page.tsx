import { PlusOutlined } from '@ant-design/icons'
import { propertiesApi, type Property } from '@keyhaven/shared-contracts/contract/properties'
import { qList } from '@keyhaven/shared-contracts/web/query'
import { DataTable } from '@keyhaven/shared-contracts/web/ui/data-table'
import { EmptyState } from '@keyhaven/shared-contracts/web/ui/empty-state'
import { lazyDialog, usePreload } from '@keyhaven/shared-contracts/web/ui/lazy-dialog'
import { PageTitle } from '@keyhaven/shared-contracts/web/ui/page-title'
import { Button } from 'antd'
import { useState } from 'react'
import { propertyColumns } from './property-columns.tsx'

const PropertyForm = lazyDialog(() => import('./property-form.tsx'), 'PropertyForm')

export function PropertiesPage() {
  usePreload(PropertyForm)
  const [editing, setEditing] = useState<Property | 'new' | null>(null)
  const add = (
    <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setEditing('new')}>
      New Property
    </Button>
  )
  return (
    <>
      <PageTitle title="Properties" actions={add} />
      <DataTable
        what="properties"
        list={(page) => qList(propertiesApi.list, { query: page })}
        columns={propertyColumns(setEditing)}
        empty={
          <EmptyState
            title="No properties yet"
            hint="A property is a house with an address. Its units are what guests book."
          />
        }
      />
      {editing && <PropertyForm {...(editing !== 'new' && { property: editing })} onClose={() => setEditing(null)} />}
    </>
  )
}
