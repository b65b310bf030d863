import type { TestRecords } from '../testing/household.ts'
import { aStatement } from '../testing/bank-files.ts'

export const testRecords: TestRecords = async (_app, owner) => {
  const { lines, statement } = await aStatement(owner)
  return { line: lines[0]?.id ?? 0, statement: statement?.id ?? 0 }
}
