import { theme } from 'antd'
import type { ReactNode } from 'react'

/** The actions of a dialog that is longer than the window stay at its lower edge, over the dialog's own padding. */
export function ActionsInSight({ children }: { children: ReactNode }) {
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
      {children}
    </div>
  )
}
