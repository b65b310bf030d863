import { Select, type SelectProps } from 'antd'

type Props<Value extends string | number> = Omit<SelectProps<Value[]>, 'mode'>

// The list takes Tab for Enter: whoever goes on with the keyboard would take the highlighted entry, or take it back.
const leaveOnTab = (event: React.KeyboardEvent) => {
  if (event.key === 'Tab') event.stopPropagation()
}

/** Several entries out of a list, as antd's `Select` with `mode="multiple"`; Tab goes on without changing what is chosen. */
export function MultipleSelect<Value extends string | number>(props: Props<Value>) {
  return (
    <div style={{ display: 'contents' }} onKeyDownCapture={leaveOnTab}>
      <Select {...props} mode="multiple" />
    </div>
  )
}
