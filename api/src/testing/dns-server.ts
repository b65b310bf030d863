import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import ipaddr from 'ipaddr.js'

const types = { A: 1, TXT: 16, AAAA: 28 }

/** The name that a question asks for, the type of record, and where the question ends. */
const questionOf = (query: Buffer) => {
  const labels: string[] = []
  let at = 12
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length))
    at += length + 1
  }
  return { name: labels.join('.').toLowerCase(), type: query.readUInt16BE(at + 1), end: at + 5 }
}

const recordOf = (type: number, data: Buffer) => {
  const head = Buffer.from([0xc0, 0x0c, 0, type, 0, 1, 0, 0, 0, 0, 0, 0])
  head.writeUInt16BE(data.length, 10)
  return Buffer.concat([head, data])
}
const textData = (text: string) => Buffer.concat([Buffer.from([Buffer.byteLength(text)]), Buffer.from(text)])
const addressData = (address: string) => Buffer.from(ipaddr.parse(address).toByteArray())

/** A name server on loopback that knows these TXT records and addresses; a name that it does not know, there is not. */
export const startDns = async () => {
  const records = new Map<string, string[]>()
  const addresses = new Map<string, string[]>()
  const questions: string[] = []
  const answersTo = (name: string, type: number) => {
    if (type === types.TXT) return records.get(name)?.map((text) => recordOf(type, textData(text)))
    const kind = type === types.AAAA ? 'ipv6' : 'ipv4'
    return addresses
      .get(name)
      ?.filter((address) => ipaddr.parse(address).kind() === kind)
      .map((address) => recordOf(type, addressData(address)))
  }
  const socket = createSocket('udp4')
  socket.on('message', (query, { address, port }) => {
    const { name, type, end } = questionOf(query)
    questions.push(name)
    const answers = answersTo(name, type)
    const head = Buffer.from(query.subarray(0, 12))
    head.writeUInt16BE(answers ? 0x8180 : 0x8183, 2)
    head.writeUInt16BE(answers?.length ?? 0, 6)
    head.writeUInt32BE(0, 8)
    socket.send(Buffer.concat([head, query.subarray(12, end), ...(answers ?? [])]), port, address)
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  return {
    address: `127.0.0.1:${socket.address().port}`,
    records,
    /** IPv4 and IPv6 addresses by name. */
    addresses,
    /** The names that it was asked for, in order. */
    questions,
    close: () => new Promise<void>((done) => socket.close(done)),
  }
}
