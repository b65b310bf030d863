import { Alert, type AlertProps, theme } from 'antd'
import type { ReactNode } from 'react'

type Problem = {
  message: string
  description?: ReactNode
  closable?: AlertProps['closable']
}

type Props = {
  /** Reason why the last press came to nothing. It stands with the buttons: above them it could lie below the edge. */
  problem?: Problem | null
  children: ReactNode
}

/** The actions of a dialog that is longer than the window stay at its lower edge, over the dialog's own padding. */
export function ActionsInSight({ problem, children }: Props) {
  const { token } = theme.useToken()
  return (
    <div
      style={{
        ...{ position: 'sticky', bottom: 0, zIndex: 2, background: token.colorBgElevated },
        ...{ margin: '0 -24px -20px', padding: '12px 24px 20px' },
        borderTop: `1px solid ${token.colorBorderSecondary}`,
        borderRadius: `0 0 ${token.borderRadiusLG}px ${token.borderRadiusLG}px`,
      }}
    >
      {problem && (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={problem.message}
          // Below the words: beside them they would leave no room on a phone.
          description={problem.description}
          closable={problem.closable ?? false}
          style={{ marginBottom: 12, maxHeight: '40dvh', overflowY: 'auto' }}
        />
      )}
      {children}
    </div>
  )
}
