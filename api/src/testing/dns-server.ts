import { createSocket } from 'node:dgram'
import { once } from 'node:events'

/** The name that a question asks for, and where its question ends. */
const questionOf = (query: Buffer) => {
  const labels: string[] = []
  let at = 12
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length))
    at += length + 1
  }
  return { name: labels.join('.').toLowerCase(), end: at + 5 }
}

const recordOf = (text: string) => {
  const bytes = Buffer.from(text)
  const head = Buffer.from([0xc0, 0x0c, 0, 16, 0, 1, 0, 0, 0, 0, 0, 0, bytes.length])
  head.writeUInt16BE(bytes.length + 1, 10)
  return Buffer.concat([head, bytes])
}

/** A name server on loopback that knows these TXT records; a name that it does not know, there is not. */
export const startDns = async () => {
  const records = new Map<string, string[]>()
  const socket = createSocket('udp4')
  socket.on('message', (query, { address, port }) => {
    const { name, end } = questionOf(query)
    const texts = records.get(name)
    const head = Buffer.from(query.subarray(0, 12))
    head.writeUInt16BE(texts ? 0x8180 : 0x8183, 2)
    head.writeUInt16BE(texts?.length ?? 0, 6)
    head.writeUInt32BE(0, 8)
    socket.send(Buffer.concat([head, query.subarray(12, end), ...(texts ?? []).map(recordOf)]), port, address)
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  return {
    address: `127.0.0.1:${socket.address().port}`,
    records,
    close: () => new Promise<void>((done) => socket.close(done)),
  }
}
