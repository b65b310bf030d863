import { expect, test } from 'vitest'
import { keptStyles } from './kept-styles.ts'

test('the styles of a component that nobody shows any more are there for the next one', () => {
  const styles = keptStyles()
  styles.opUpdate('Button', () => [1, 'button {}'])
  styles.opUpdate('Button', () => null)
  expect(styles.opGet('Button')).toEqual([0, 'button {}'])
})

test('what was never there is not there afterwards', () => {
  const styles = keptStyles()
  styles.opUpdate('Button', () => null)
  expect(styles.opGet('Button')).toBeNull()
})
