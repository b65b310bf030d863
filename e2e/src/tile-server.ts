import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { GeoJSONVT } from '@maplibre/geojson-vt'
import { fromGeojsonVt } from '@maplibre/vt-pbf'
import { zxyToTileId } from 'pmtiles'
import { test as base } from './keyhaven.ts'

type Corners = readonly [west: number, south: number, east: number, north: number]

const box = ([west, south, east, north]: Corners) => ({
  type: 'Polygon' as const,
  coordinates: [
    [
      ...[
        [west, south],
        [east, south],
        [east, north],
      ],
      ...[
        [west, north],
        [west, south],
      ],
    ],
  ],
})
const layerOf = (geometry: GeoJSON.Geometry, properties: Record<string, string | number>) =>
  new GeoJSONVT({ type: 'Feature', geometry, properties }, { maxZoom: 15, indexMaxZoom: 0, indexMaxPoints: 0 })

/** A flat world with one lake, one road and one town, in the layers of Protomaps. */
const layers = {
  earth: layerOf(box([-180, -85, 180, 85]), { kind: 'earth' }),
  water: layerOf(box([9.6, 43.2, 11.2, 43.9]), { kind: 'lake' }),
  roads: layerOf(
    {
      type: 'LineString',
      coordinates: [
        [9, 43.7],
        [12, 44],
      ],
    },
    { kind: 'highway', name: 'Autostrada' },
  ),
  places: layerOf(
    { type: 'Point', coordinates: [10.5, 43.84] },
    { kind: 'locality', name: 'Lucca', 'name:de': 'Lukka' },
  ),
}

const tileOf = (z: number, x: number, y: number) => {
  const layersAt = Object.entries(layers).flatMap(([name, index]) => {
    const tile = index.getTile(z, x, y)
    return tile ? [[name, tile] as const] : []
  })
  return Buffer.from(fromGeojsonVt(Object.fromEntries(layersAt), { version: 2, extent: 4096 }))
}

/** Seven bits at a time, the lowest first. */
const varint = (value: number): number[] =>
  value < 128 ? [value] : [(value % 128) + 128, ...varint(Math.floor(value / 128))]

const upTo = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, index) => first + index)

const headerSize = 127

/** The tiles of the Alps and what is around them down to a zoom, as a PMTiles archive of one directory, uncompressed. */
const archiveOf = (nearest: number) => {
  const at = (z: number, longitude: number, latitude: number) => {
    const [angle, world] = [(latitude * Math.PI) / 180, 2 ** z]
    const y = (1 - Math.log(Math.tan(angle) + 1 / Math.cos(angle)) / Math.PI) / 2
    return [Math.floor(((longitude + 180) / 360) * world), Math.floor(y * world)] as const
  }
  const tiles = upTo(0, nearest)
    .map((z) => {
      const [[left, top], [right, bottom]] = [at(z, 5, 49), at(z, 19, 42)]
      return upTo(left, right).flatMap((x) =>
        upTo(top, bottom).map((y) => ({ id: zxyToTileId(z, x, y), data: tileOf(z, x, y) })),
      )
    })
    .flat()
    .toSorted((a, b) => a.id - b.id)
  const directory = Buffer.from([
    ...varint(tiles.length),
    ...tiles.flatMap(({ id }, index) => varint(id - (tiles[index - 1]?.id ?? 0))),
    ...tiles.flatMap(() => varint(1)),
    ...tiles.flatMap(({ data }) => varint(data.length)),
    // The first begins the data, each other one follows the one before.
    ...tiles.flatMap((_, index) => varint(index === 0 ? 1 : 0)),
  ])
  const metadata = Buffer.from('{}')
  const data = Buffer.concat(tiles.map((tile) => tile.data))
  const [afterDirectory, dataAt] = [headerSize + directory.length, headerSize + directory.length + metadata.length]
  const header = Buffer.alloc(headerSize)
  header.write('PMTiles')
  header.writeUInt8(3, 7)
  const sizes = [headerSize, directory.length, afterDirectory, metadata.length, dataAt, 0, dataAt, data.length]
  for (const [index, value] of [...sizes, tiles.length, tiles.length, tiles.length].entries())
    header.writeBigUInt64LE(BigInt(value), 8 + index * 8)
  // In order, not compressed, vector tiles of these zooms.
  header.set([1, 1, 1, 1, 0, nearest], 96)
  return Buffer.concat([header, directory, metadata, data])
}

/** A host of tiles on loopback: single ones at `/{z}/{x}/{y}.mvt`, and `/alps.pmtiles`. It counts what it is asked for. */
const openTileServer = async () => {
  const paths: string[] = []
  const archive = archiveOf(10)
  const server = createServer((request, response) => {
    const path = request.url ?? ''
    paths.push(path)
    response.setHeader('access-control-allow-origin', '*')
    const [, z, x, y] = /^\/(\d+)\/(\d+)\/(\d+)\.mvt$/.exec(path) ?? []
    if (z !== undefined) return void response.end(tileOf(Number(z), Number(x), Number(y)))
    const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? []
    if (path !== '/alps.pmtiles' || from === undefined) return void response.writeHead(404).end()
    const part = archive.subarray(Number(from), Number(to) + 1)
    const end = Number(from) + part.length - 1
    return void response.writeHead(206, { 'content-range': `bytes ${from}-${end}/${archive.length}` }).end(part)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    paths,
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** A test beside such a host; which of its addresses are set is for the test to say in `env`. */
export const test = base.extend<object, { tiles: Awaited<ReturnType<typeof openTileServer>> }>({
  tiles: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from its first argument which fixtures one needs.
    async ({}, use) => {
      const tiles = await openTileServer()
      await use(tiles)
      tiles.close()
    },
    { scope: 'worker' },
  ],
})
