import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import ipaddr from 'ipaddr.js'

/** UUIDs, and the ids of nginx, Caddy, HAProxy and the clouds; too narrow for a sentence or an address. */
const wellFormed = /^[\w-]{16,64}$/

const isIn = (address: string, network: string) => {
  const [at, bits] = network.trim().split('/')
  const [peer, first] = [ipaddr.process(address), ipaddr.process(at ?? '')]
  if (peer.kind() !== first.kind()) return false
  return peer.match(first, bits === undefined ? (first.kind() === 'ipv4' ? 32 : 128) : Number(bits))
}

/** True if the peer is one of the proxies that TRUST_PROXY names. */
const isProxy = (address: string, proxies: boolean | number | string) => {
  if (typeof proxies === 'boolean') return proxies
  if (typeof proxies === 'number') return proxies > 0
  return ipaddr.isValid(address) && proxies.split(',').some((network) => isIn(address, network))
}

/** The id of a request: the proxy's own where there is one to trust, so that its log and ours can be read together. */
export const requestIds =
  (proxies: boolean | number | string) =>
  ({ headers, socket }: IncomingMessage): string => {
    const id = headers['x-request-id']
    const isWellFormed = typeof id === 'string' && wellFormed.test(id)
    return isWellFormed && isProxy(socket.remoteAddress ?? '', proxies) ? id : randomUUID()
  }
