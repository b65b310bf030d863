import sharp from 'sharp'
import { draw, drawAvif, drawEmblem, drawPreview, readHead } from './decode.ts'
import type { Done, Job, DecoderAnswer } from './decoders.ts'

// A process that looks into strangers' files, and nothing else: what it does is taken from it when it dies.
sharp.cache(false)
sharp.concurrency(1)
// Whatever a file is made to look like, only these four ever read it.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegFile',
    'VipsForeignLoadPngFile',
    'VipsForeignLoadWebpFile',
    'VipsForeignLoadHeifFile',
  ],
})
/** Twice what a decoder begins with; ordinary photos leave less behind. */
const spentBytes = 150_000_000

/** Ends this process when a job takes more than it may. Decoding happens in threads, so there is always time to look. */
function limit({ cpuMs, bytes }: Job) {
  const [before, maxBytes] = [process.cpuUsage(), process.memoryUsage.rss() + bytes]
  const timer = setInterval(() => {
    const { user, system } = process.cpuUsage(before)
    if ((user + system) / 1000 > cpuMs || process.memoryUsage.rss() > maxBytes) process.kill(process.pid, 'SIGKILL')
  }, 10)
  return () => clearInterval(timer)
}

const answerOf = async (job: Job): Promise<Done> => {
  try {
    if (job.do === 'avif') return await drawAvif(job)
    if (job.do === 'emblem') return await drawEmblem(job)
    if (job.do === 'preview') return { drawn: await drawPreview(job) }
    return job.do === 'draw' ? { drawn: await draw(job) } : { head: await readHead(job.path) }
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) }
  }
}

process.on('message', (job: Job) => {
  const endLimit = limit(job)
  void answerOf(job).then((done) => {
    endLimit()
    const answer: DecoderAnswer = { ...done, isSpent: process.memoryUsage.rss() > spentBytes }
    return process.send?.(answer)
  })
})
process.on('disconnect', () => process.exit())
process.send?.('ready')
