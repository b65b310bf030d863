import { expect, test } from 'vitest'
import { isPublic } from './public-address.ts'

test.each([
  ...['127.0.0.1', '127.255.255.254', '0.0.0.0', '0.1.2.3', '10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1'],
  ...['169.254.169.254', '100.64.0.1', '192.0.0.1', '192.0.2.1', '198.18.0.1', '198.51.100.1', '203.0.113.1'],
  ...['224.0.0.1', '240.0.0.1', '255.255.255.255', '168.63.129.16', '161.26.0.10', '166.9.8.7', '199.36.153.8'],
])('%s is not on the open internet', (address) => {
  expect(isPublic(address)).toBe(false)
})

test.each([
  ...['::1', '::', 'fc00::1', 'fd12:3456::1', 'fe80::1', 'fec0::1', 'ff02::1', '100::1', '2001:db8::1', '3fff::1'],
  ...['::ffff:127.0.0.1', '::ffff:10.0.0.1', '::ffff:a9fe:a9fe', '::127.0.0.1', '64:ff9b::7f00:1', '64:ff9b:1::1'],
  ...['2002:7f00:1::', '2001::1', '5f00::1', '4000::1'],
])('%s of IPv6 is not either, however it hides an address of IPv4', (address) => {
  expect(isPublic(address)).toBe(false)
})

test.each(['1.1.1.1', '93.184.216.34', '172.32.0.1', '2606:4700:4700::1111', '2a00:1450:4001::1', '::ffff:1.1.1.1'])(
  '%s is on the open internet',
  (address) => {
    expect(isPublic(address)).toBe(true)
  },
)

test.each(['', 'localhost', '1.2.3.4.5', 'fe80::1%eth0', 'example.com'])('%s is no address', (text) => {
  expect(isPublic(text)).toBe(false)
})
