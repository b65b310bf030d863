import { expect, test } from 'vitest'
import { isTimeZone, timeZonesWith } from './time-zones.ts'

test('a zone is one by its name of today and by the one of before', () => {
  const names = ['Asia/Kathmandu', 'Asia/Katmandu', 'Europe/Kyiv', 'Europe/Kiev', 'US/Eastern', 'Etc/GMT+5', 'UTC']
  expect(names.filter((name) => !isTimeZone(name))).toEqual([])
  expect(['+02:00', 'GMT+2', 'IST', 'CST', 'Europe/Nowhere', 'Etc/Unknown', '', '/'].filter(isTimeZone)).toEqual([])
})

test('each zone can be chosen by its whole name, once, and the one that was chosen before stays among them', () => {
  const zones = timeZonesWith('Asia/Kathmandu')
  expect(zones.filter((zone) => !zone.includes('/'))).toEqual(['UTC'])
  expect(zones).toEqual([...new Set(zones)])
  expect(zones).toEqual(expect.arrayContaining(['UTC', 'Asia/Kathmandu', 'Europe/Vienna']))
})
