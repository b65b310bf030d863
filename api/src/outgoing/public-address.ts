import ipaddr from 'ipaddr.js'

/** Range of IPv6 that was given out so far; the rest holds IPv4 addresses in old ways of writing, and nothing yet. */
const givenOut = ipaddr.parseCIDR('2000::/3')
/**
 * Public by number, and yet reached from inside a cloud alone: there they answer with metadata and credentials.
 * Azure's WireServer; IBM Cloud's services; Google's restricted and private access.
 */
const ofClouds = ['168.63.129.16/32', '161.26.0.0/16', '166.8.0.0/14', '199.36.153.4/30', '199.36.153.8/30'].map(
  (range) => ipaddr.IPv4.parseCIDR(range),
)

/** True if an address of either family is one of the open internet; false for text that is no address. */
export const isPublic = (address: string) => {
  if (!ipaddr.isValid(address)) return false
  const ip = ipaddr.process(address)
  if (ip.range() !== 'unicast') return false
  return ip instanceof ipaddr.IPv4 ? !ofClouds.some((range) => ip.match(range)) : ip.match(givenOut)
}
