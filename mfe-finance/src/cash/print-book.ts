import type { CashBook } from '@keyhaven/shared-contracts/contract/finance/cash-book'
import type { Language } from '@keyhaven/shared-contracts/domain/languages/language'
import type { Messages } from '../messages/cash/en.ts'
import { printFrame } from '../print/print-frame.ts'
import { kindOf } from './kind-of.ts'

type Printed = { t: Messages; language: Language; month: string; book: CashBook }

/** Prints the cash book of a month alone, with its balances. */
export const printBook = ({ t, language, month, book }: Printed, host: Element) =>
  printFrame({ title: `${t.title} ${language.month(month)}`, language: language.code }, host, (body, add) => {
    const table = add(body, 'table')
    const line = (tag: 'th' | 'td', texts: readonly string[]) => {
      const row = add(table, 'tr')
      for (const [at, text] of texts.entries()) add(row, tag, text, at > 1)
    }
    const { columns } = t
    line('th', [columns.date, columns.entry, columns.in, columns.out, columns.balance])
    line('td', ['', t.opening, '', '', language.euros(book.opening)])
    for (const entry of book.entries) {
      const about = [kindOf(t, entry), entry.client, entry.booking.reference, entry.note].filter((text) => text !== '')
      const amount = language.euros(Math.abs(entry.amount))
      const [received, spent] = entry.amount > 0 ? [amount, ''] : ['', amount]
      line('td', [language.day(entry.date), about.join(', '), received, spent, language.euros(entry.balance)])
    }
    line('td', ['', t.closing, '', '', language.euros(book.closing)])
  })
