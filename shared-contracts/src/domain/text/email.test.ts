import { expect, test } from 'vitest'
import { inEnglish } from '../reasons/english.ts'
import { issueReason } from '../reasons/issue-reason.ts'
import { email, reachableEmail } from './email.ts'
import { likelyEmail } from './slip.ts'

const problemsOf = (schema: ReturnType<typeof email>, value: string) =>
  (schema.safeParse(value).error?.issues ?? []).map((issue) => inEnglish(issueReason(issue)))

test.each([
  ['anna@example.com', 'anna@example.com'],
  ['\u200banna@example.com\u202c', 'anna@example.com'],
  ['Anna Huber <anna@example.com>', 'anna@example.com'],
  ['"Huber, Anna" <anna@example.com>;', 'anna@example.com'],
  ['mailto:anna@example.com?subject=Stay', 'anna@example.com'],
  ['MAILTO:anna@example.com', 'anna@example.com'],
  ['info@müller.example', 'info@xn--mller-kva.example'],
  ['anna@example。com', 'anna@example.com'],
  ['anna+lake@mail.example.photography', 'anna+lake@mail.example.photography'],
])('%s is read as %s', (typed, read) => {
  expect(email().parse(typed)).toBe(read)
  expect(reachableEmail().parse(typed)).toBe(read)
})

test.each(['anna', 'anna@', '@example.com', 'anna@exam ple.com', 'anna@example..com', 'ännä', 'a@b/ö.com'])(
  '%s is no address',
  (typed) => expect(problemsOf(email(), typed)).toEqual(['Enter a valid email address']),
)

test('letters that few mail servers take are named as the reason', () => {
  expect(problemsOf(email(), 'josé@example.com')).toEqual([expect.stringContaining('letters such as é')])
})

test.each(['karl@gmail', 'a@b', 'a@127.0.0.1', 'a@localhost'])(
  'HTML accepts %s, who waits for a mail there waits in vain',
  (typed) => {
    expect(problemsOf(email(), typed)).toEqual([])
    expect(problemsOf(reachableEmail(), typed)).toEqual(['The part after the @ has no ending such as .com'])
  },
)

test.each([
  ['karl@gmial.com', 'karl@gmail.com'],
  ['karl@gmai.com', 'karl@gmail.com'],
  ['karl@gmail.con', 'karl@gmail.com'],
  ['karl@gmail', 'karl@gmail.com'],
  ['karl@example.con', 'karl@example.com'],
  ['Karl@hotmial.com', 'Karl@hotmail.com'],
  ['karl@t-onlin.de', 'karl@t-online.de'],
])('a likely slip is known: %s', (typed, meant) => expect(likelyEmail(typed)).toBe(meant))

test.each(['karl@gmail.com', 'karl@gmx.be', 'karl@me.at', 'karl@live.be', 'karl@example.co', 'karl@', '', 'karl'])(
  'nothing is made of %s',
  (typed) => expect(likelyEmail(typed)).toBeUndefined(),
)
