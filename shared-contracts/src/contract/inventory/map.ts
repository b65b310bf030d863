import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { ofOwner } from '../public/public-booking.ts'

/** Vector tiles in the layers of Protomaps: a `.pmtiles` archive, or an address with `{z}`, `{x}` and `{y}`; and whose data they are. */
const mapTiles = z.object({ url: z.string(), attribution: z.string() }).meta({ id: 'MapTiles' })
export type MapTiles = z.infer<typeof mapTiles>

export const mapApi = {
  tiles: endpoint({
    domain: 'public',
    summary:
      'The vector tiles of the operator, which maps draw above the outlines of countries; null where there are none',
    method: 'GET',
    path: '/api/public/map-tiles/',
    access: 'anyone',
    query: ofOwner,
    response: z.object({ tiles: mapTiles.nullable() }),
  }),
}
