import { Text } from '../layout/text.tsx'
import { skipToken, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { Button, ConfigProvider, Skeleton, theme } from 'antd'
import { useRef, useState } from 'react'
import type { ApiError } from '../api/api-error.ts'
import { Dialog } from '../page/dialog.tsx'
import { ProblemState } from '../page/problem-state.tsx'
import { useMessages } from '../locale/use-locale.ts'
import { webCatalog } from '../locale/web-catalog.ts'

type Props<Usage> = {
  what: string
  hint?: string
  /** Records that deleting affects: queried when somebody reaches for Delete, and named before anything can be deleted. */
  affects?: { ask: UseQueryOptions<Usage, ApiError>; say: (usage: Usage) => string }
  disabled?: boolean
  /** Deletes it; `notice` is shown once it is gone. */
  onDelete: (notice: string) => void
}

const nothing = { queryKey: ['nothing'], queryFn: skipToken } as const

/** Delete, after asking once. */
export function ConfirmDelete<Usage>({ what, hint, affects, disabled, onDelete }: Props<Usage>) {
  const t = useMessages(webCatalog)
  const { record: words } = t
  const { token } = theme.useToken()
  const off = ConfigProvider.useConfig().componentDisabled || (disabled ?? false)
  const [open, setOpen] = useState(false)
  const usage = useQuery<Usage, ApiError>({ ...(affects?.ask ?? nothing), enabled: open && !!affects, staleTime: 0 })
  const isUsageLoaded = !affects || (usage.data !== undefined && !usage.isFetching)
  const trigger = useRef<HTMLButtonElement>(null)
  const close = () => {
    setOpen(false)
    trigger.current?.focus()
  }
  const confirm = () => {
    setOpen(false)
    onDelete(words.deleted(what))
  }
  return (
    <>
      <Button ref={trigger} danger disabled={off} onClick={() => setOpen(true)}>
        {words.delete}
      </Button>
      <Dialog
        open={open}
        title={words.deleteQuestion(what)}
        width={460}
        centered
        destroyOnHidden
        onCancel={close}
        footer={
          <>
            <Button onClick={close}>{t.keep}</Button>
            <Button
              danger
              type="primary"
              disabled={!isUsageLoaded}
              onClick={confirm}
              style={{ height: 'auto', minHeight: token.controlHeight, whiteSpace: 'normal', overflowWrap: 'anywhere' }}
            >
              {words.deleteThis(what)}
            </Button>
          </>
        }
        styles={{ title: { overflowWrap: 'anywhere', paddingInlineEnd: 24 }, footer: { marginTop: 20 } }}
      >
        {hint && <Text component="p">{hint}</Text>}
        {affects && !usage.error && !isUsageLoaded && (
          <div role="status" aria-label={words.lookingUp}>
            <Skeleton active title={false} paragraph={{ rows: 2 }} />
          </div>
        )}
        {affects && usage.error && (
          <ProblemState error={usage.error} onRetry={() => void usage.refetch()} retrying={usage.isFetching} />
        )}
        {affects && isUsageLoaded && usage.data !== undefined && (
          <Text component="p" role="status">
            {affects.say(usage.data)}
          </Text>
        )}
      </Dialog>
    </>
  )
}
