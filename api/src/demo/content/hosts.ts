import { ferri } from './hosts/ferri.ts'
import type { Host } from './hosts/host.ts'
import { lechner } from './hosts/lechner.ts'
import { novotna } from './hosts/novotna.ts'

/** The hosts of an empty platform, so that the public site has something to show. Nobody signs in as one. */
export const demoHosts: readonly Host[] = [lechner, ferri, novotna]
