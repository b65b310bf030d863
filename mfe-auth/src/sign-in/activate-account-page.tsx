import { accountsApi } from '@keyhaven/shared-contracts/contract/accounts/accounts'
import { paths } from '@keyhaven/shared-contracts/platform/paths'
import { q } from '@keyhaven/shared-contracts/web/api'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { SendingBar } from '@keyhaven/shared-contracts/web/page'
import { useQuery } from '@tanstack/react-query'
import { Button, Flex, Typography } from 'antd'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { signInCatalog } from '../messages/catalogs.ts'
import { AuthCard } from './auth-card.tsx'
import { LinkedSentence } from '../linked-sentence.tsx'
import { failureText } from './use-submission.ts'
import { ResultNotice } from './result-notice.tsx'

// Nobody who goes back in the history finds the link of the mail there.
const instead = { replace: true }

export function ActivateAccountPage() {
  const { retry, signIn, activate: t } = useMessages(signInCatalog)
  const navigate = useNavigate()
  const { uid = '', token = '' } = useParams()
  const [isPressed, setPressed] = useState(false)
  const activation = useQuery({
    ...q(accountsApi.activate, { params: { uid, token } }),
    // Programs that look through mails open links in real browsers: opening one changes nothing.
    enabled: isPressed,
    // The link works once: asking again would only say that it was used.
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  const { error } = activation

  if (!isPressed) {
    return (
      <AuthCard
        title={t.question}
        foot={
          <span>
            <LinkedSentence message={t.already} to={paths.login()} replace />
          </span>
        }
      >
        <Flex vertical gap={16} align="start">
          <Typography.Text>{t.about}</Typography.Text>
          <Button type="primary" size="large" onClick={() => setPressed(true)}>
            {t.press}
          </Button>
        </Flex>
      </AuthCard>
    )
  }
  if (activation.isFetching) {
    return (
      <AuthCard title={t.activating}>
        <SendingBar active label={t.activating} />
      </AuthCard>
    )
  }
  if (error?.problem.code === 'already_activated') {
    return (
      <AuthCard title={t.title}>
        <ResultNotice
          type="success"
          message={error.message}
          doneLabel={signIn}
          onDone={() => void navigate(paths.login(), instead)}
        />
      </AuthCard>
    )
  }
  if (error) {
    return (
      <AuthCard
        title={t.retryTitle}
        foot={
          <span>
            <LinkedSentence message={t.already} to={paths.login()} replace />
          </span>
        }
      >
        <ResultNotice
          type="error"
          message={failureText(error, t.failed)}
          onDone={() => void navigate(paths.forgotPassword(), instead)}
          more={error.status === 0 && <Button onClick={() => void activation.refetch()}>{retry}</Button>}
        />
      </AuthCard>
    )
  }
  const choose = activation.data?.reset_token
  if (choose) {
    return (
      <AuthCard title={t.title}>
        <ResultNotice
          type="success"
          message={t.severalPasswords}
          doneLabel={t.choosePassword}
          onDone={() => void navigate(paths.resetPassword(choose), instead)}
        />
      </AuthCard>
    )
  }
  return (
    <AuthCard title={t.title}>
      <ResultNotice type="success" message={t.done} onDone={() => void navigate(paths.landing(), instead)} />
    </AuthCard>
  )
}
