import { parentPort } from 'node:worker_threads'
import { drawSheets } from './antd-sheets.ts'

/** Draws with a React and an antd of its own: those of a build may have been read for development before it was one for production. */
parentPort?.postMessage(drawSheets(), [])
