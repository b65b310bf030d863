import { ApiError } from '@keyhaven/shared-contracts/web/api'
import { Box } from '@keyhaven/shared-contracts/web/layout'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { Alert, Button } from 'antd'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { credentialsCatalog, signInCatalog } from '../messages/catalogs.ts'
import type { promptForPasskey } from '../passkey-prompt.ts'
import { failureText, type Result } from './use-submission.ts'

type PasskeyOptions = Parameters<typeof promptForPasskey>[1]
type Props = {
  label: string
  primary?: boolean
  /** Asks the browser by `prompt` for the passkey, and signs in with it. */
  signIn: (prompt: (options: PasskeyOptions) => ReturnType<typeof promptForPasskey>) => Promise<void>
  /** Beside what failed. */
  renderMore: (result: Result) => ReactNode
}

/** Lets the browser ask for a passkey, where it can. What that needs is loaded when it is pressed. */
export function PasskeyButton({ label, primary = false, signIn, renderMore }: Props) {
  const { login: t } = useMessages(signInCatalog)
  const credentials = useMessages(credentialsCatalog)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Result | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  // As the way to sign in it takes the place of what had the focus.
  useEffect(() => {
    if (primary) button.current?.focus()
  }, [primary])
  if (!('PublicKeyCredential' in window)) return null

  const press = async () => {
    setBusy(true)
    setProblem(null)
    try {
      const { promptForPasskey: prompt } = await import('../passkey-prompt.ts')
      await signIn((options) => prompt(credentials, options))
    } catch (error) {
      const code = error instanceof ApiError ? error.problem.code : undefined
      const message = failureText(error as Error, t.passkeyFailed)
      setProblem({ type: 'error', message, ...(code && { code }) })
      setBusy(false)
    }
  }
  return (
    <>
      {problem && (
        <Box marginBottom={12}>
          <Alert type="error" showIcon role="alert" title={problem.message} description={renderMore(problem)} />
        </Box>
      )}
      <Button block ref={button} type={primary ? 'primary' : 'default'} loading={busy} onClick={() => void press()}>
        {label}
      </Button>
    </>
  )
}
