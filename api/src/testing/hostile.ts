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

/** Ids and tokens that nobody has, for paths. */
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

/** Texts that a person can send and that have broken programs before. */
export const hostileTexts =
  `| |O'Hara & Söhne <b>|"><img src=x onerror=alert(1)>|{{7*7}}\${7*7}#{7*7}|'; DROP TABLE owners; --|\0|NaN|-0|0x10|1e309
=HYPERLINK("http://evil.example","x")|%00%0d%0aSet-Cookie: a=b|../../../../etc/passwd|مرحبا \u202e\u2066\u200f|\uffff\ufeff|\ud800
2026-02-30|http://[::1]:1/|xn--a|I\u0307ß ŉ|__proto__|constructor|${'👩‍👩‍👧‍👦'.repeat(40)}|${'e\u0301'.repeat(50)}|${'9'.repeat(5000)}`
    .split(/[|\n]/)
    .concat('a\r\nBcc: victim@example.com')

/** Headers that are seldom sent, and what is seldom right in one. */
export const oddHeaderNames =
  `host origin x-forwarded-host x-forwarded-for x-forwarded-proto idempotency-key if-none-match range cookie expect
accept-encoding accept-language content-type content-encoding authorization x-request-id user-agent`.split(/\s/)
export const oddHeaderValues =
  `|*|x|é|'; DROP|null|localhost|LOCALHOST.|my-house.example|[::1]:8080|a..b|::1, x|https://evil.example|javascript|https
W/"x", "y"|gzip|gzip;q=0|identity;q=0,*;q=0|;;q=|text/plain|multipart/form-data|application/json; charset=utf-7|Token|Token x
bytes=9-1,-1|100-continue|__proto__=1|${'x'.repeat(201)}|${'x'.repeat(9000)}|${'a=b; '.repeat(900)}|${','.repeat(500)}`.split(
    /[|\n]/,
  )

/** Paths without a call of the contract. */
export const oddPaths =
  `/ /keyhaven /keyhaven/ /keyhaven/api/ /keyhaven/api/events/ /keyhaven/media/x.webp /keyhaven/media/..%2f..%2fetc
/keyhaven/docs/json /keyhaven/docs/static/..%2f..%2f /healthz /readyz /.env /% * //evil.example/ /keyhaven//api/clients/
/keyhaven/api/public/%2e%2e/clients/ /${'a/'.repeat(900)}`.split(/\s/)

/** Lines, headers and bodies that are no HTTP, or no good one. */
export const oddHttp = [
  [
    ...['GET / HTTP/1.1', 'GET /keyhaven/api/clients/ HTTP/9.9', 'POST /keyhaven/auth/login/ HTTP/1.1', '\0\u0001'],
    ...['GET\t/ HTTP/1.1', 'PRI * HTTP/2.0', 'GET http://evil.example/ HTTP/1.1', 'CONNECT evil.example:443 HTTP/1.1'],
  ],
  ['Host: a', 'Host: a\r\nHost: b', 'X: y'],
  [
    ...['X: y', 'Content-Length: -1', 'Content-Length: 99999999999999999999', 'Upgrade: websocket', ' folded: x'],
    ...['Transfer-Encoding: chunked, identity', 'Content-Length: 5\r\nTransfer-Encoding: chunked', 'X: \0'],
    ...['Transfer-Encoding: chunked', 'Connection: Upgrade\r\nUpgrade: websocket', `X: ${'x'.repeat(20_000)}`],
  ],
  ['', '\r\n', '\r\n0\r\n\r\n', '\r\nzz\r\n', '\r\n{"a":', `\r\n${'\0'.repeat(99)}`],
]
