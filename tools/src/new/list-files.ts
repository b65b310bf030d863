import type { AreaNames } from './names.ts'
import { listWords } from './words.ts'

const contracts = '@keyhaven/shared-contracts'

const pageText = ({
  id,
  page,
  key,
  one,
  type,
  value,
}: AreaNames) => `import { ${key}Api, ${key}Query } from '${contracts}/contract/${id}/${id}'
import { qList } from '${contracts}/web/api'
import { ActiveFilter, ListPage } from '${contracts}/web/list'
import { useMessages } from '${contracts}/web/locale'
import { lazyDialog, usePreload } from '${contracts}/web/page'
import { ${key}Catalog } from '../messages/catalogs.ts'
import { ${value}Columns } from './${one}-columns.tsx'

const ${type}Form = lazyDialog(() => import('./${one}-form.tsx'), '${type}Form')

const filters = ${key}Query.pick({ active: true })

export function ${page}() {
  usePreload(${type}Form)
  const t = useMessages(${key}Catalog)
  return (
    <ListPage
      title={t.title}
      one={t.one}
      what={t.many}
      list={(query) => qList(${key}Api.list, { query })}
      filters={filters}
      renderFilters={(values, filterBy) => (
        <ActiveFilter value={values.active} onChange={(value) => filterBy('active', value)} />
      )}
      columns={${value}Columns(t)}
      empty={t.empty}
      renderForm={({ item, ...form }) => <${type}Form {...form} {...(item && { ${value}: item })} />}
    />
  )
}
`

const columnsText = ({
  id,
  type,
  value,
}: AreaNames) => `import type { ${type} } from '${contracts}/contract/${id}/${id}'
import type { Column } from '${contracts}/web/list'
import { Button } from 'antd'
import type { Messages } from '../messages/${id}/en.ts'

export const ${value}Columns =
  (t: Messages) =>
  (edit: (${value}: ${type}) => void): Column<${type}>[] => [
    { key: 'name', title: t.name, width: 200, card: 'heading', render: ({ name }) => name },
    { key: 'note', title: t.note, width: 240, render: ({ note }) => note },
    { key: 'active', title: t.active, width: 100, render: ({ active }) => (active ? t.active : t.inactive) },
    {
      key: 'edit',
      title: t.edit,
      width: 116,
      card: 'action',
      render: (${value}) => (
        <Button aria-label={t.editOf(${value}.name)} onClick={() => edit(${value})}>
          {t.edit}
        </Button>
      ),
    },
  ]
`

const formText = ({ id, key, type, value }: AreaNames) => `import {
  type ${type},
  ${key}Api,
  ${value}Change,
  ${value} as ${value}Schema,
} from '${contracts}/contract/${id}/${id}'
import { useZodForm } from '${contracts}/web/form'
import { FlagSelect } from '${contracts}/web/list'
import { useMessages } from '${contracts}/web/locale'
import { RecordModal, useRecord } from '${contracts}/web/record'
import { Form, Input } from 'antd'
import { ${key}Catalog } from '../messages/catalogs.ts'

const blank = { name: '', note: '', active: true }
const valuesOf = ({ name, note, active, version }: ${type}) => ({ name, note, active, version })

type Props = {
  ${value}?: ${type}
  onClose: () => void
  /** Called with the new one before the form closes. */
  onCreated?: (${value}: ${type}) => void
}

export function ${type}Form({ ${value}, onClose, onCreated }: Props) {
  const t = useMessages(${key}Catalog)
  const form = useZodForm(${value}Change, ${value} ? valuesOf(${value}) : blank)
  const modal = useRecord(${key}Api, { form, record: ${value}, schema: ${value}Schema, valuesOf, onCreated })
  const { field } = form
  return (
    <RecordModal {...modal} what={t.one} name={${value}?.name} consequence={t.deleted} onClose={onClose}>
      <Form.Item label={t.name} {...field('name')}>
        <Input autoComplete="off" />
      </Form.Item>
      <Form.Item label={t.note} {...field('note')}>
        <Input autoComplete="off" />
      </Form.Item>
      <Form.Item label={t.active} {...field('active')}>
        <FlagSelect yes={t.active} no={t.inactive} />
      </Form.Item>
    </RecordModal>
  )
}
`

const pageTestText = ({
  id,
  one,
  record,
  path,
}: AreaNames) => `import { testServer, type TestOwner } from '@keyhaven/api/testing/test-server'
import { renderArea } from '${contracts}/testing/render-area'
import { beforeEach, expect, it } from 'vitest'
import area from '../area.tsx'
// Here from the start: on a busy machine loading it takes longer than a test waits.
import './${one}-form.tsx'
import './${id}-page.tsx'

const server = await testServer()
let owner: TestOwner
beforeEach(async () => {
  owner = await server.signUpOwner()
})

const open = () => renderArea('${path}', { area, server, as: owner })
const add = (name: string) => owner.call('POST', '/api/${id}/', { name, note: '', active: true })

it('adds what is typed and shows it in the list', async () => {
  const { user, fillIn, screen, within } = open()
  await screen.findByText('Nothing here yet')
  await user.click(screen.getByRole('button', { name: 'New ${record}' }))
  const form = within(await screen.findByRole('dialog'))
  await fillIn({ Name: 'First', Note: 'Seen by nobody else' }, form)
  await user.click(form.getByRole('button', { name: 'Save' }))
  const row = await screen.findByRole('row', { name: /First/ })
  expect(row.textContent).toContain('Seen by nobody else')
})

it('says next to the field that a name is missing, or taken already', async () => {
  await add('First')
  const { user, fillIn, screen, within } = open()
  await user.click(await screen.findByRole('button', { name: 'New ${record}' }))
  const form = within(await screen.findByRole('dialog'))
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await form.findByText('Enter a name')).toBeDefined()
  await fillIn({ Name: 'first' }, form)
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await form.findByText('You already have one of this name.')).toBeDefined()
})

it('changes and deletes', async () => {
  await add('First')
  const { user, fillIn, screen, within } = open()
  await user.click(await screen.findByRole('button', { name: 'Edit First' }))
  const form = within(await screen.findByRole('dialog'))
  await fillIn({ Name: 'Second' }, form)
  await user.click(form.getByRole('button', { name: 'Update' }))
  await user.click(await screen.findByRole('button', { name: 'Edit Second' }))
  const again = within(await screen.findByRole('dialog'))
  await user.click(again.getByRole('button', { name: 'Delete' }))
  await user.click(await screen.findByRole('button', { name: 'Delete Second' }))
  expect(await screen.findByText('Nothing here yet')).toBeDefined()
})
`

/** The files of an area's list with its form, by name below `src`. */
export const listFiles = (names: AreaNames): Record<string, string> => ({
  [`${names.id}/${names.id}-page.tsx`]: pageText(names),
  [`${names.id}/${names.one}-columns.tsx`]: columnsText(names),
  [`${names.id}/${names.one}-form.tsx`]: formText(names),
  [`${names.id}/${names.id}-page.test.tsx`]: pageTestText(names),
  ...listWords(`messages/${names.id}`, names),
})
