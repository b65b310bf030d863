import { z } from 'zod'
import { id } from '../../domain/money/number.ts'

/** How many properties one page of the map holds. */
export const mapPageSize = 100
/** What search engines may list, a page of it. */
export const siteMap = z
  .object({
    count: z.int(),
    page: z.int(),
    data: z.array(
      z.object({
        id,
        units: z.array(id),
        /** When the page of the property, which shows its units, changed last; null where that is not known. */
        changed_at: z.iso.datetime().nullish(),
        /** The same of the pages of `units`, in their order. */
        units_changed_at: z.array(z.iso.datetime().nullable()).optional(),
      }),
    ),
  })
  .meta({ id: 'SiteMap' })
