import { z } from 'zod'
import { id } from './number.ts'

/** A picture of a property or unit; `image` and each source's are paths below the media base. */
export const image = z
  .object({
    id,
    image: z.string(),
    alt_text: z.string(),
    width: z.int(),
    height: z.int(),
    sources: z.array(z.object({ width: z.int(), image: z.string() })),
  })
  .meta({ id: 'Image' })
export type Image = z.infer<typeof image>
