import { z } from 'zod'

// zod probes `new Function` when the first schema is made, which a strict CSP reports: import this file before any schema.
z.config({ jitless: true })
