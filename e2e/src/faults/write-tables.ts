import { writeFileSync } from 'node:fs'
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { faultTable, outageTable, tableText } from './tables.ts'

/** Playwright's reporter of `npm run faults -w e2e`: writes what the rows that passed have measured into the docs. */
export default class WriteTables implements Reporter {
  #measured = new Map<string, string>()

  onTestEnd(_test: TestCase, { status, annotations }: TestResult) {
    if (status !== 'passed') return
    for (const { type, description } of annotations) if (description) this.#measured.set(type, description)
  }

  onEnd() {
    for (const table of [faultTable, outageTable]) writeFileSync(table.file, tableText(table, this.#measured))
  }
}
