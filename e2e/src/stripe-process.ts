import { StripeEmulator } from '@keyhaven/api/testing/stripe/emulator'

/** Stripe on this machine, on the port of its argument or a free one. It keeps what it is told until it ends. */
const emulator = await StripeEmulator.start(Number(process.argv[2] ?? 0))
process.stdout.write(`Stripe at ${emulator.origin}\n`)
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => emulator.close())
