import { z } from 'zod'
import { id } from '../../domain/money/number.ts'

/** Properties on one page of the map. */
export const mapPageSize = 100
/** Addresses that search engines may list, a page of them. */
export const siteMap = z
  .object({
    count: z.int(),
    page: z.int(),
    data: z.array(
      z.object({
        id,
        units: z.array(id),
        /** Time of the last change of the page of the property, which shows its units; null if that is not known. */
        changed_at: z.iso.datetime().nullish(),
        /** The same of the pages of `units`, in their order. */
        units_changed_at: z.array(z.iso.datetime().nullable()).optional(),
      }),
    ),
  })
  .meta({ id: 'SiteMap' })
