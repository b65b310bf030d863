import { bookingMailsApi } from '../../contract/bookings/booking-mails.ts'
import { noteLength } from '../../domain/text.ts'
import { useCommand } from '../api/command.ts'
import { q } from '../api/query.ts'
import { Fact, FactGroup } from '../facts.ts'
import { useSettled } from '../inputs.ts'
import { Box } from '../layout/box.tsx'
import { Text } from '../layout/text.tsx'
import { useMessages } from '../locale/use-locale.ts'
import { documentsCatalog } from '../locale/web-catalog.ts'
import { Dialog } from '../page/dialog.tsx'
import { ProblemState } from '../page/problem-state.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Alert, App, Button, Checkbox, Input, Skeleton, theme } from 'antd'
import { useId, useState } from 'react'

type Props = {
  booking: number
  /** Version that the owner saw: a mail about another one is not sent. A document stays as it was issued. */
  version?: number
  /** The issued document that goes along; without one the mail says how the stay stands. */
  invoice?: number
  onClose: () => void
}

/** Shows the mail that its guest would get, and sends it once the owner says so. */
export function MailDialog({ booking, version, invoice, onClose }: Props) {
  const t = useMessages(documentsCatalog).mail
  const { message } = App.useApp()
  const id = useId()
  const [words, setWords] = useState('')
  const debouncedWords = useSettled(words, 300)
  const [chosen, setChosen] = useState<boolean>()
  const mailInput = { invoice: invoice ?? null, words: debouncedWords }
  const preview = useQuery({
    ...q(bookingMailsApi.preview, { params: { id: booking }, body: mailInput }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const { mutateAsync, isPending, error } = useCommand(bookingMailsApi.send)
  const mail = preview.data
  const isArrival = chosen ?? mail?.arrival?.is_chosen ?? false
  const isCurrent = !preview.isPlaceholderData && debouncedWords === words
  const send = async () => {
    try {
      await mutateAsync({
        params: { id: booking },
        body: { ...mailInput, version, ...(mail?.arrival && { arrival: isArrival }) },
      })
    } catch {
      // It is said above the buttons, and the mail is still there.
      return
    }
    void message.success(t.sent(mail?.to ?? ''))
    onClose()
  }
  return (
    <Dialog
      open
      centered
      width={680}
      title={t.title}
      onCancel={onClose}
      styles={{ footer: { marginTop: 20 } }}
      footer={
        <>
          <Button onClick={onClose}>{t.dontSend}</Button>
          <Button
            type="primary"
            disabled={!mail || !isCurrent || preview.isError}
            loading={isPending}
            onClick={() => void send()}
          >
            {t.send}
          </Button>
        </>
      }
    >
      {preview.error && (
        <ProblemState error={preview.error} onRetry={() => void preview.refetch()} retrying={preview.isFetching} />
      )}
      {!mail && !preview.error && (
        <div role="status" aria-label={t.loading} style={{ minHeight: 480 }}>
          <Skeleton active title={false} paragraph={{ rows: 8 }} />
        </div>
      )}
      {mail && (
        <>
          <FactGroup title={t.preview}>
            <Fact name={t.to}>{mail.to}</Fact>
            <Fact name={t.subject}>{mail.subject}</Fact>
            <Fact name={t.files}>{mail.files.join(', ')}</Fact>
          </FactGroup>
          <Preview title={t.preview} html={mail.html} />
          <label htmlFor={id} style={{ display: 'block', margin: '20px 0 4px' }}>
            {t.words}
          </label>
          <Input.TextArea
            id={id}
            rows={3}
            maxLength={noteLength}
            value={words}
            aria-describedby={`${id}-hint`}
            onChange={(event) => setWords(event.target.value)}
          />
          <Box marginTop={4}>
            <Text id={`${id}-hint`} type="secondary">
              {t.wordsHint(noteLength)}
            </Text>
          </Box>
          {mail.arrival && (
            <Box marginTop={12}>
              <Checkbox checked={isArrival} onChange={({ target }) => setChosen(target.checked)}>
                {t.arrival(mail.arrival.on)}
              </Checkbox>
            </Box>
          )}
        </>
      )}
      {error && (
        <Box marginTop={16}>
          <Alert type="error" showIcon role="alert" title={error.message} />
        </Box>
      )}
    </Dialog>
  )
}

/** A page of its own, in which no script runs and no link leads anywhere. */
function Preview({ title, html }: { title: string; html: string }) {
  const { token } = theme.useToken()
  return (
    <iframe
      title={title}
      sandbox=""
      srcDoc={html}
      style={{
        ...{ display: 'block', width: '100%', height: 'min(420px, 45vh)', marginTop: 16 },
        border: `1px solid ${token.colorBorder}`,
        borderRadius: token.borderRadius,
      }}
    />
  )
}
