import { isReservedSlug } from '@keyhaven/shared-contracts/domain/text/slug'
import anyAscii from 'any-ascii'

/** A name as a part of an address: `Čedomir Müller` becomes `cedomir-muller`, `Анна` becomes `anna`. */
export const slugOf = (name: string) =>
  anyAscii(name.normalize('NFC'))
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-+|-+$/g, '') || 'host'

/** The first free of `name`, `name-2`, `name-3` …; what is ours nobody has. */
export function freeSlug(base: string, takenSlugs: ReadonlySet<string>): string {
  if (!takenSlugs.has(base) && !isReservedSlug(base)) return base
  for (let count = 2; ; count += 1) if (!takenSlugs.has(`${base}-${count}`)) return `${base}-${count}`
}
