import type { PasskeyRequest, UsedPasskey } from '@keyhaven/shared-contracts/contract/passkeys'
import { Alert, Button } from 'antd'
import { useState } from 'react'
import { failureText } from './use-submission.ts'

type Props = {
  label: string
  primary?: boolean
  /** What the passkey is asked to sign. */
  ask: () => Promise<PasskeyRequest>
  onAnswer: (credential: UsedPasskey) => Promise<void>
}

/** Lets the browser ask for a passkey, where it can. What that needs is loaded when it is pressed. */
export function PasskeyButton({ label, primary = false, ask, onAnswer }: Props) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  if (!('PublicKeyCredential' in window)) return null

  const press = async () => {
    setBusy(true)
    setProblem(null)
    try {
      const { promptForPasskey } = await import('../passkey-prompt.ts')
      await onAnswer(await promptForPasskey(await ask()))
    } catch (error) {
      setProblem(failureText(error as Error, 'The passkey could not be asked for. Please try again.'))
      setBusy(false)
    }
  }
  return (
    <>
      {problem && <Alert type="error" showIcon role="alert" title={problem} style={{ marginBottom: 12 }} />}
      <Button block type={primary ? 'primary' : 'default'} loading={busy} onClick={() => void press()}>
        {label}
      </Button>
    </>
  )
}
