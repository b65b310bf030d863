import { parentPort } from 'node:worker_threads'
import type { Document } from '../document.ts'
import { renderPdf } from './pdf.ts'

export type Job = { job: number; document: Document; logo: Uint8Array | undefined }
export type Done = { job: number; bytes: Uint8Array } | { job: number; failure: string }

const draw = async ({ job, document, logo }: Job): Promise<Done> => {
  try {
    return { job, bytes: await renderPdf(document, logo && Buffer.from(logo)) }
  } catch (error) {
    return { job, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

parentPort?.on('message', (job: Job) => void draw(job).then((done) => parentPort?.postMessage(done, [])))
