import { DownloadOutlined } from '@ant-design/icons'
import { useMutation } from '@tanstack/react-query'
import { App, Button } from 'antd'
import { downloadsApi, type NewDownload } from '../../contract/finance/downloads.ts'
import type { ApiError } from '../api/api-error.ts'
import { apiUrl, call } from '../api/client.ts'
import { type Filters, useListParams } from './list-params.ts'
import { useMessages } from '../locale/use-locale.ts'
import { webCatalog } from '../locale/web-catalog.ts'

type Props = {
  what: NewDownload['what']
  /** Those of the list: the file holds what the address of the page says, on all of its pages. */
  filters?: Filters
  /** Query in place of the address's: of a month, for one. */
  query?: NewDownload['query']
  label: string
  /** Tooltip for a pointer that rests on it. */
  hint?: string
  disabled?: boolean
}

/** The browser saves what the link answers; the page stays as it is. */
const save = (href: string) => {
  const link = document.createElement('a')
  link.href = new URL(href, apiUrl('/')).href
  link.download = ''
  link.click()
}

/** Has a file made and saves it; what fails is said in passing, unless who asked for it says it in its place. */
export const useDownload = (onRefused?: (error: ApiError) => void) => {
  const { list: t } = useMessages(webCatalog)
  const { message } = App.useApp()
  return useMutation<{ href: string }, ApiError, NewDownload>({
    mutationFn: (body) => call(downloadsApi.create, { body }),
    onSuccess: ({ href }) => save(href),
    onError: onRefused ?? ((error) => void message.error(t.downloadFailed(error.message))),
  })
}

/** Saves what a list shows, with its search and filters, as a file that a spreadsheet opens. */
export function DownloadButton(props: Props) {
  const { what, filters, query, label, hint, disabled = false } = props
  const { list: t } = useMessages(webCatalog)
  const { search, chosen } = useListParams(filters)
  const { mutate, isPending } = useDownload()
  return (
    <Button
      icon={<DownloadOutlined aria-hidden />}
      title={hint ?? t.of(what).download}
      disabled={disabled}
      loading={isPending}
      // What the address says was parsed by the contract's own filters.
      onClick={() => mutate({ what, query: query ?? { ...chosen, ...(search && { search }) } } as NewDownload)}
    >
      {label}
    </Button>
  )
}
