import { expect, it } from 'vitest'
import { confineStyles, styleProblems } from './area-styles.ts'

const frame = ':where(:root:not([data-frames]) *,[data-area=spa] :not([data-within~=spa] *))'
const confined = (css: string) => confineStyles('spa', css).replaceAll(frame, '‹›')

it('confines what a rule is about, and nothing around it', () => {
  expect(confined('.dark .a > .b { color: red }')).toBe('.dark .a > .b‹› { color: red }')
  expect(confined('.a:is(.b, .c), .d:hover { color: red }')).toBe('.a:is(.b, .c)‹›, .d:hover‹› { color: red }')
})

it('puts the condition before a pseudo-element', () => {
  expect(confined('.a::after { top: 0 }')).toBe('.a‹›::after { top: 0 }')
  expect(confined('.a:before { top: 0 }')).toBe('.a‹›:before { top: 0 }')
  expect(confined('.a[title="::x"]:first-child::-webkit-scrollbar-thumb:hover { top: 0 }')).toBe(
    '.a[title="::x"]:first-child‹›::-webkit-scrollbar-thumb:hover { top: 0 }',
  )
})

it('confines rules in conditions and in rules, and no step of an animation', () => {
  expect(confined('@media print { .a { top: 0 } }')).toBe('@media print { .a‹› { top: 0 } }')
  expect(confined('.a { & .b { top: 0 } }')).toBe('.a‹› { & .b‹› { top: 0 } }')
  const keyframes = '@keyframes spa-turn { from { top: 0 } to { top: 1px } }'
  expect(confined(keyframes)).toBe(keyframes)
})

it('refuses rules for elements that are not of the area alone', () => {
  for (const css of ['button { display: none }', 'main table { top: 0 }', '* { top: 0 }', 'a:hover { top: 0 }'])
    expect(styleProblems('spa', css)).toEqual([expect.stringContaining('means every such element')])
  for (const css of [':root { top: 0 }', 'html.dark .a { top: 0 }', 'body > .a { top: 0 }', '.dark { top: 0 }'])
    expect(styleProblems('spa', css)).toEqual([expect.stringContaining('is the page')])
  expect(styleProblems('spa', '.a button, .body { top: 0 } .dark .a { top: 0 } [data-spa] { top: 0 }')).toEqual([])
})

it('refuses to force a style of antd', () => {
  expect(styleProblems('spa', '.a .ant-btn { top: 0 !important }')).toEqual([expect.stringContaining('!important')])
  expect(styleProblems('spa', '.a .ant-btn { top: 0 } .a { top: 0 !important }')).toEqual([])
})

it('refuses names that other areas may give as well, and says where', () => {
  const css =
    '.a {\n  --size: 1px;\n  --spa-size: 1px;\n}\n@keyframes turn { to { top: 0 } }\n@property --x { inherits: true }'
  expect(styleProblems('spa', css)).toEqual([
    'line 5: “turn” is known in the whole page; call it spa-turn',
    'line 6: “x” is known in the whole page; call it spa-x',
    'line 2: “size” is known in the whole page; call it spa-size',
  ])
})
