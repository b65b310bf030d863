import Point from '@mapbox/point-geometry'
import { namedFlavor } from '@protomaps/basemaps'
import * as leaflet from 'leaflet'
import {
  Labelers,
  labelRules,
  paint,
  paintRules,
  PmtilesSource,
  type PreparedTile,
  TileCache,
  View,
  ZxySource,
} from 'protomaps-leaflet'

type Colours = { land: string; sea: string; border: string; name: string }
type Options = { url: string; locale: string; colours: Colours; onDrawn: () => void; onFailed: () => void }

const size = 256
/** Data tiles are drawn twice as large as those of the map: fewer requests, and names that fit. */
const levelDiff = 1
/** Closest zoom of Protomaps' tiles; from there on they are drawn larger. */
const nearestOfAll = 15

const viewOf = async (url: string) => {
  const isArchive = new URL(url).pathname.endsWith('.pmtiles')
  const source = isArchive ? new PmtilesSource(url, true) : new ZxySource(url, true)
  // The header says it, and whether there is an archive at all.
  const nearest = source instanceof PmtilesSource ? (await source.p.getHeader()).maxZoom : nearestOfAll
  return new View(new TileCache(source, size << levelDiff), nearest, levelDiff)
}

/** The style of Protomaps for a dark or a light page, with our own land and sea, and names that can be read on them. */
const flavorOf = ({ land, sea, border, name }: Colours) => {
  const isDark = Number.parseInt(land.slice(1, 3), 16) < 128
  return {
    ...namedFlavor(isDark ? 'dark' : 'light'),
    ...{ earth: land, water: sea, boundaries: border },
    ...{ city_label: name, state_label: name, country_label: name, ocean_label: name },
    ...{ roads_label_major: name, roads_label_minor: name },
    ...{ city_label_halo: land, state_label_halo: land, roads_label_major_halo: land, roads_label_minor_halo: land },
  }
}

/**
 * Tiles by the painter of protomaps-leaflet. The layer of that library takes Leaflet from `window.L`, which is not ours in a foreign
 * page, covers the outline where no tile has come, and tells nobody that it has not.
 */
class TileLayer extends leaflet.GridLayer {
  private readonly view: View
  private readonly labelers: Labelers
  private readonly rules: ReturnType<typeof paintRules>
  /** Canvases on the map, with the keys of their tiles. Where the world is seen twice, two are of one tile. */
  private readonly shown = new Map<HTMLElement, string>()
  private turn = Promise.resolve()

  constructor(view: View, flavor: ReturnType<typeof flavorOf>, locale: string) {
    super({ tileSize: size, keepBuffer: 1 })
    this.view = view
    this.rules = paintRules(flavor)
    const scratch = document.createElement('canvas').getContext('2d')
    if (!scratch) throw new Error('This browser has no canvas')
    // A name that reaches into a neighbour is drawn there, too.
    this.labelers = new Labelers(scratch, labelRules(flavor, locale), 16, (keys) => {
      for (const key of keys) void this.drawAgain(key)
    })
    this.on('tileunload', ({ tile }) => this.shown.delete(tile))
  }

  override createTile(coords: leaflet.Coords, done: leaflet.DoneCallback) {
    const canvas = document.createElement('canvas')
    this.shown.set(canvas, keyOf(coords))
    this.draw(coords, canvas).then(
      () => done(undefined, canvas),
      // The map has gone to another zoom.
      (error: Error) => error.name !== 'AbortError' && done(error, canvas),
    )
    return canvas
  }

  private async drawAgain(key: string) {
    const [x = 0, y = 0, z = 0] = key.split(':').map(Number)
    const coords = Object.assign(leaflet.point(x, y), { z })
    const same = [...this.shown].flatMap(([canvas, of]) => (of === key ? [canvas as HTMLCanvasElement] : []))
    await Promise.all(same.map((canvas) => this.draw(coords, canvas)))
  }

  private async draw(coords: leaflet.Coords, canvas: HTMLCanvasElement) {
    const prepared = new Map<string, PreparedTile[]>([['', [await this.view.getDisplayTile(coords)]]])
    // One after the other, so that the page answers in between.
    const paintNow = async () => {
      if (this.shown.has(canvas)) this.paint(coords, canvas, prepared)
      await new Promise((rest) => setTimeout(rest))
    }
    this.turn = this.turn.then(paintNow, paintNow)
    await this.turn
  }

  private paint(coords: leaflet.Coords, canvas: HTMLCanvasElement, prepared: Map<string, PreparedTile[]>) {
    const { x, y, z } = coords
    this.labelers.add(z, prepared)
    const context = canvas.getContext('2d')
    if (!context) throw new Error('This browser has no canvas')
    const scale = window.devicePixelRatio
    canvas.width = canvas.height = size * scale
    context.setTransform(scale, 0, 0, scale, 0, 0)
    const margin = 16
    const box = {
      ...{ minX: size * x - margin, minY: size * y - margin },
      ...{ maxX: size * (x + 1) + margin, maxY: size * (y + 1) + margin },
    }
    const labels = this.labelers.getIndex(z) ?? null
    paint(context, z, prepared, labels, this.rules, box, new Point(size * x, size * y), false)
  }
}

const keyOf = ({ x, y, z }: leaflet.Coords) => `${x}:${y}:${z}`

/** Adds tiles above the outline; answers what takes them away. Rejects where an archive cannot be read. */
export const addTiles = async (map: leaflet.Map, { url, locale, colours, onDrawn, onFailed }: Options) => {
  const layer = new TileLayer(await viewOf(url), flavorOf(colours), locale)
  layer.on('tileload', onDrawn).on('tileerror', onFailed)
  layer.addTo(map)
  return () => void layer.remove()
}
