import { imageProblems } from '@keyhaven/shared-contracts/contract/images'
import { Alert } from 'antd'
import type { Refused } from './draft/file-choice.ts'

const maxShown = 8
const listed = (names: readonly string[]) =>
  names.length > maxShown
    ? `${names.slice(0, maxShown).join(', ')} and ${names.length - maxShown} more`
    : names.join(', ')

/** What became of files that were chosen and not taken. */
export function RefusedFiles({ refused, onClose }: { refused: Refused; onClose: () => void }) {
  const { tooMany, skipped, wrong } = refused
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      closable={{ closeIcon: true, 'aria-label': 'Close this note', onClose }}
      title={tooMany.length > 0 ? imageProblems.tooMany : 'Some files were not added'}
      description={
        <div style={{ overflowWrap: 'anywhere' }}>
          {tooMany.length > 0 && <div>Not added: {listed(tooMany)}</div>}
          {skipped.length > 0 && <div>Skipped, because the name is already there: {listed(skipped)}</div>}
          {wrong.slice(0, maxShown).map(({ name, problem }) => (
            <div key={name}>
              {name}: {problem}
            </div>
          ))}
          {wrong.length > maxShown && <div>And {wrong.length - maxShown} more of such files.</div>}
        </div>
      }
    />
  )
}
