import type { CDPSession } from '@playwright/test'

export type Network = { name: string; bitsPerSecond: number; latency: number }

export const slow4g: Network = { name: 'slow 4G', bitsPerSecond: 1.6e6, latency: 150 }

/** A slow network and a processor four times slower. */
export const slowDown = async (session: CDPSession, { bitsPerSecond, latency }: Network) => {
  const throughput = bitsPerSecond / 8
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    ...{ offline: false, latency },
    ...{ downloadThroughput: throughput, uploadThroughput: throughput },
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}
