import type { TaxReport } from '@keyhaven/shared-contracts/contract/finance/tax-report'
import type { Language } from '@keyhaven/shared-contracts/domain/languages/language'
import type { Messages } from '../messages/tourist-tax/en.ts'
import { exemptOf } from './municipality-table.tsx'

type Printed = { t: Messages; language: Language; month: string; report: TaxReport }

const style = `body { font: 11pt/1.4 sans-serif; margin: 15mm; color: CanvasText } h1 { font-size: 16pt }
  table { border-collapse: collapse; width: 100% } th, td { border-bottom: 0.5pt solid GrayText; padding: 4pt 6pt; text-align: start; vertical-align: top }
  .figure { text-align: end }`

/** The report as a document of its own. */
const fill = (page: Document, { t, language, month, report }: Printed) => {
  const add = (parent: Element, tag: string, text = '', isFigure = false) => {
    const element = page.createElement(tag)
    element.textContent = text
    if (isFigure) element.className = 'figure'
    parent.append(element)
    return element
  }
  page.title = `${t.title} ${language.month(month)}`
  page.documentElement.lang = language.code
  add(page.body, 'h1', page.title)
  const table = add(page.body, 'table')
  const head = add(table, 'tr')
  const { stays, persons, nights, taxed_nights } = t.columns
  add(head, 'th', t.municipality)
  for (const column of [stays, persons, nights, taxed_nights]) add(head, 'th', column, true)
  add(head, 'th', t.exempt)
  add(head, 'th', t.amount, true)
  for (const row of report.municipalities) {
    const line = add(table, 'tr')
    add(line, 'td', row.municipality)
    for (const figure of [row.stays, row.persons, row.nights, row.taxed_nights])
      add(line, 'td', language.number(figure), true)
    add(
      line,
      'td',
      exemptOf(row)
        .map((one) => t.exemptNights(t.reasons[one.reason], one.nights))
        .join(', '),
    )
    add(line, 'td', language.euros(row.amount), true)
  }
  add(page.body, 'p', `${t.total}: ${language.euros(report.amount)}`)
  add(page.body, 'p', t.about)
}

/** Prints the report alone, from a frame that nobody sees beside `host`: the page around it belongs to the shell. */
export const printReport = (printed: Printed, host: Element) => {
  const frame = document.createElement('iframe')
  frame.hidden = true
  host.after(frame)
  const page = frame.contentDocument
  const view = page?.defaultView
  if (!page || !view) return
  fill(page, printed)
  // A style element would be against the page's policy.
  const sheet = new view.CSSStyleSheet()
  sheet.replaceSync(style)
  page.adoptedStyleSheets = [sheet]
  view.addEventListener('afterprint', () => frame.remove())
  view.print()
}
