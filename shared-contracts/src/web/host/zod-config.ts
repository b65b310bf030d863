import { z } from 'zod'

/**
 * Import this file before any schema: zod probes `new Function` when the first one is made, and a strict CSP reports it.
 */
z.config({ jitless: true })
