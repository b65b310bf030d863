import { theme } from 'antd'
import type { ReactNode } from 'react'

/** Inputs that belong together, below their heading. */
export function Legend({ title, children }: { title: string; children: ReactNode }) {
  const { token } = theme.useToken()
  return (
    <fieldset style={{ border: 0, margin: '0 0 8px', padding: 0, minWidth: 0 }}>
      {/* antd draws a legend larger than a label, and underlines it. */}
      <legend
        style={{
          ...{ padding: 0, margin: '0 0 8px', border: 0, fontSize: 14 },
          fontWeight: 600,
          color: token.colorText,
        }}
      >
        {title}
      </legend>
      {children}
    </fieldset>
  )
}
