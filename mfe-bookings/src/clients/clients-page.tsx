import { ImportOutlined } from '@ant-design/icons'
import { type Client, clientsApi, clientsQuery } from '@keyhaven/shared-contracts/contract/bookings/clients'
import { paths } from '@keyhaven/shared-contracts/platform/paths'
import { q, qList } from '@keyhaven/shared-contracts/web/api'
import { DownloadButton, ActiveFilter, ListPage } from '@keyhaven/shared-contracts/web/list'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { Dialog, EmptyState, lazyDialog, ProblemState, usePreload } from '@keyhaven/shared-contracts/web/page'
import { useQuery } from '@tanstack/react-query'
import { Button, Spin } from 'antd'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { clientsCatalog } from '../messages/catalogs.ts'
import { clientColumns } from './client-columns.tsx'

const ClientForm = lazyDialog(() => import('./client-form.tsx'), 'ClientForm')
const ClientImportDialog = lazyDialog(() => import('./import/client-import-dialog.tsx'), 'ClientImportDialog')

const filters = clientsQuery.pick({ active: true })

const withoutClient = (params: URLSearchParams) => {
  const rest = new URLSearchParams(params)
  rest.delete('client')
  return rest
}

function LoadedClientForm({ id, onClose }: { id: number; onClose: () => void }) {
  const t = useMessages(clientsCatalog)
  const { data, error, isFetching, refetch } = useQuery(q(clientsApi.one, { params: { id } }))
  if (data) return <ClientForm client={data} onClose={onClose} />
  if (!error) return <Spin fullscreen delay={300} />
  return (
    <Dialog open centered title={t.formTitle} footer={null} onCancel={onClose} mask={{ closable: true }}>
      {error.status === 404 ? (
        <EmptyState title={t.gone} hint={t.goneHint} action={<Button onClick={onClose}>{t.close}</Button>} />
      ) : (
        <ProblemState error={error} onRetry={() => void refetch()} retrying={isFetching} />
      )}
    </Dialog>
  )
}

/** The form of the client that the address names, `?client=12`, over the list. */
function ClientInAddress() {
  const [params, setParams] = useSearchParams()
  const clientParam = params.get('client') ?? ''
  if (!/^[1-9]\d{0,14}$/.test(clientParam)) return null
  const close = () => setParams(withoutClient, { replace: true, preventScrollReset: true })
  return <LoadedClientForm key={clientParam} id={Number(clientParam)} onClose={close} />
}

export function ClientsPage() {
  usePreload(ClientForm)
  const t = useMessages(clientsCatalog)
  const navigate = useNavigate()
  const [isImporting, setImporting] = useState(false)
  return (
    <>
      <ListPage
        title={t.title}
        one="Client"
        what="clients"
        list={(query) => qList(clientsApi.list, { query })}
        actions={
          <>
            <DownloadButton what="clients" filters={filters} label={t.export} />
            <Button icon={<ImportOutlined aria-hidden />} onClick={() => setImporting(true)}>
              {t.import}
            </Button>
          </>
        }
        onOpen={({ id }) => void navigate(paths.client(id))}
        filters={filters}
        renderFilters={(values, filterBy) => (
          <ActiveFilter value={values.active} onChange={(value) => filterBy('active', value)} />
        )}
        columns={(edit: (client: Client) => void) => clientColumns(t, edit)}
        empty={t.empty}
        renderForm={({ item, ...form }) => <ClientForm {...form} {...(item && { client: item })} />}
      />
      {isImporting && <ClientImportDialog onClose={() => setImporting(false)} />}
      <ClientInAddress />
    </>
  )
}
