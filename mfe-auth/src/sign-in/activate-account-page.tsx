import { accountsApi } from '@keyhaven/shared-contracts/contract/accounts'
import { paths } from '@keyhaven/shared-contracts/platform/paths'
import { q } from '@keyhaven/shared-contracts/web/api'
import { TextLink } from '@keyhaven/shared-contracts/web/navigation'
import { SendingBar } from '@keyhaven/shared-contracts/web/page'
import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useNavigate, useParams } from 'react-router-dom'
import { AuthCard } from './auth-card.tsx'
import { failureText } from './use-submission.ts'
import { ResultNotice } from './result-notice.tsx'

// Nobody who goes back in the history finds the link of the mail there.
const instead = { replace: true }

export function ActivateAccountPage() {
  const navigate = useNavigate()
  const { uid = '', token = '' } = useParams()
  const activation = useQuery({
    ...q(accountsApi.activate, { params: { uid, token } }),
    // The link works once: asking again would only say that it was used.
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  const { error } = activation

  if (activation.isFetching) {
    return (
      <AuthCard title="Activating Account">
        <SendingBar active label="Activating Account" />
      </AuthCard>
    )
  }
  if (error) {
    return (
      <AuthCard
        title="Please retry"
        foot={
          <span>
            Already activated?{' '}
            <TextLink to={paths.login()} replace>
              Sign in
            </TextLink>
          </span>
        }
      >
        <ResultNotice
          type="error"
          message={failureText(error, 'Account activation failed.')}
          onDone={() => void navigate(paths.forgotPassword(), instead)}
          more={error.status === 0 && <Button onClick={() => void activation.refetch()}>Retry</Button>}
        />
      </AuthCard>
    )
  }
  const choose = activation.data?.reset_token
  if (choose) {
    return (
      <AuthCard title="Account Activated">
        <ResultNotice
          type="success"
          message="Your account has been activated. This address was registered more than once, with different passwords, so please choose the one to keep."
          doneLabel="Choose a password"
          onDone={() => void navigate(paths.resetPassword(choose), instead)}
        />
      </AuthCard>
    )
  }
  return (
    <AuthCard title="Account Activated">
      <ResultNotice
        type="success"
        message="Your account has been activated. You can now sign in."
        onDone={() => void navigate(paths.landing(), instead)}
      />
    </AuthCard>
  )
}
