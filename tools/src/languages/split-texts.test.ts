import { expect, test } from 'vitest'
import { splitTexts } from './split-texts.ts'

const textsIn = (jsx: string) => splitTexts('mfe-x/src/a.tsx', `const A = () => ${jsx}`).map(({ text }) => text)

test('a changing text beside another text, an icon or another element is found', () => {
  for (const [jsx, texts] of [
    ['<p>{line.quantity} × {euros(line.price)}</p>', ['{line.quantity}', '{euros(line.price)}']],
    ['<p>{t.nights(3)}<br /></p>', ['{t.nights(3)}']],
    ['<p><Icon /> {failure.message}</p>', ['{failure.message}']],
    ['<p>{names.map((name) => isIt(name) && name)}</p>', ['{names.map((name) => isIt(name) && name)}']],
    ['<>{`${a}`}<b>{c}</b></>', ['{`${a}`}']],
    ['<p>{t.title}: {name}</p>', ['{name}']],
    ['<p><b>x</b>{isOpen && t.more}</p>', ['{isOpen && t.more}']],
    ['<p><b>x</b>{isOpen ? t.more : t.less}</p>', ['{isOpen ? t.more : t.less}']],
  ] as const)
    expect(textsIn(jsx)).toEqual(texts)
})

test('one string alone, words of a catalog beside an icon, and what is no text are let pass', () => {
  for (const jsx of [
    '<p>{`${line.quantity} × ${euros(line.price)}`}</p>',
    '<p><Icon /> {t.share}</p>',
    '<p><Icon /> <span>{failure.message}</span></p>',
    '<ul>{rows.map((row) => <li key={row}>{row}</li>)}<li /></ul>',
    '<div>{isOpen && (<b />)}{children}</div>',
    '<div>{picture}{foot}</div>',
    '<div>{Array.from(rows)}<b /></div>',
  ])
    expect(textsIn(jsx)).toEqual([])
})
