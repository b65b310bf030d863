import { type Unit, unitsApi } from '@keyhaven/shared-contracts/contract/inventory/units'
import { call } from '@keyhaven/shared-contracts/web/api'
import { ThemeProvider } from '@keyhaven/shared-contracts/host'
import { Input, Table } from 'antd'
import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { messages as records } from '../../../mfe-inventory/src/messages/records/en.ts'
import { messages as words } from '../../../mfe-inventory/src/messages/units/en.ts'
import { unitColumns } from '../../../mfe-inventory/src/units/unit-columns.tsx'

const columns = unitColumns(
  words,
  records,
)(() => undefined).map(({ key, title, render, align = 'start' }) => ({
  key,
  title,
  align,
  render: (_: unknown, unit: Unit) => render(unit),
}))

/** The units as a table that holds every row, filtered in the page: what the list is measured against. */
function WholeTable() {
  const [units, setUnits] = useState<readonly Unit[]>([])
  const [search, setSearch] = useState('')
  useEffect(() => {
    void call(unitsApi.list, { query: {} }).then(setUnits)
  }, [])
  const term = search.toLowerCase()
  const matches = units.filter(({ name, property }) => `${name} ${property.name}`.toLowerCase().includes(term))
  return (
    <>
      <Input
        type="search"
        aria-label="Search units"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      <Table<Unit> rowKey="id" size="middle" dataSource={matches} columns={columns} pagination={false} />
    </>
  )
}

createRoot(document.getElementById('root')!).render(
  <ThemeProvider>
    <MemoryRouter>
      <WholeTable />
    </MemoryRouter>
  </ThemeProvider>,
)
