/** Values that no field of ours wants, as JSON text. */
export const hostileValues = [
  'null',
  '[]',
  '{}',
  '""',
  '"x"',
  '-1',
  '0',
  '1.5',
  '1e308',
  '1e400',
  '-0',
  'true',
  '"2026-02-31"',
  '"\\ud800"',
  '{"id":1}',
  '[[[[]]]]',
  '99999999999999999999',
  '9007199254740993',
  '2147483648',
].concat([
  JSON.stringify('x'.repeat(20_000)),
  JSON.stringify('99'.repeat(300)),
  JSON.stringify("'; DROP TABLE owners; --"),
  '"%00"',
  '"\u202e\u0301🏡"',
])

const nul = String.raw`"a\u0000b"`

/** Bodies as a hostile or broken client writes them, each with the status that it must get; 0 leaves open which. */
export function hostileBodies(sample: Record<string, unknown> | undefined): { text: string; status: number }[] {
  const whole = [
    '',
    '{}',
    '[]',
    '"x"',
    '1',
    'null',
    'true',
    '{"__proto__":{"admin":true}}',
    '{"constructor":{"prototype":{"admin":true}}}',
  ]
  const bodies = whole.map((text) => ({ text, status: 0 }))
  bodies.push(
    { text: '{"a":', status: 400 },
    { text: '{"a":1}}', status: 400 },
    { text: `{"a":${nul}}`, status: 400 },
    { text: `{${nul}:1}`, status: 400 },
    { text: '['.repeat(50_000), status: 400 },
    { text: `${'['.repeat(50_000)}${']'.repeat(50_000)}`, status: 0 },
    { text: `{"a":"${'x'.repeat(1_100_000)}"}`, status: 413 },
  )
  if (!sample) return bodies
  const texts = Object.fromEntries(Object.entries(sample).map(([key, value]) => [key, JSON.stringify(value)]))
  const written = (fields: Record<string, string>) =>
    `{${Object.entries(fields)
      .map(([key, text]) => `${JSON.stringify(key)}:${text}`)
      .join(',')}}`
  for (const key of Object.keys(texts)) {
    const { [key]: _left, ...without } = texts
    bodies.push({ text: written(without), status: 0 }, { text: written({ ...texts, [key]: nul }), status: 400 })
    for (const value of hostileValues) bodies.push({ text: written({ ...texts, [key]: value }), status: 0 })
  }
  return bodies
}

/** What can stand where a path wants an id or a token. */
export const hostileIds = [
  'abc',
  '-1',
  '0',
  '1.5',
  '1e3',
  '99999999999999999999',
  '9007199254740993',
  '%00',
  '%20',
  '..%2f..%2f',
  'x'.repeat(250),
  '%F0%9F%8F%A1',
  "1'--",
  '__proto__',
]

export const hostileQueries = [
  'page=-1',
  'page=0',
  'page=abc',
  'page=1e9',
  'page=1&page=2',
  'page[]=1',
  'page_size=1000',
  'page=%00',
  'search=%00',
  'search=%zz',
  'search=%25%27%5F',
  'from=2026-02-31',
  'from=9999-99-99&to=x',
  'property=abc',
  'property=99999999999999999999',
  'unit=-5',
  'status=x',
  'check_in=2026-01-02&check_out=2026-01-01',
  'guests=1e99',
  'city=' + 'x'.repeat(3000),
  'owner=%00',
  '__proto__=1',
  'period=century',
  'by=x',
  '=',
  '&&&',
  '%',
  'a'.repeat(6000),
]
