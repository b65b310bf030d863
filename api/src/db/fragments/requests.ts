import { sql } from 'kysely'
import { addressOf } from './columns.ts'
import { clockTimesObject } from './facts.ts'

/** Name that guests know an owner `o` by: that of the business, else the owner's own. */
export const hostName = sql<string>`COALESCE(
  NULLIF((SELECT w.business_name FROM site_settings w WHERE w.owner_id = o.id), ''), o.first_name || ' ' || o.last_name)`

const firstPicture = (of: string) =>
  sql.raw(`(SELECT i.sources FROM images i WHERE i.${of} ORDER BY i.position, i.id LIMIT 1)`)

/** Columns of a unit `u`, its property `p` and their owner `o` for a request, held or confirmed, on its pages and in its mails. */
export const hostColumns = sql`
  p.time_zone, json_build_object('id', p.id, 'name', p.name, 'city', p.city, 'country', p.country) AS property,
  ${addressOf('p')} AS place, ${clockTimesObject} AS times,
  json_build_object('name', ${hostName}, 'email', o.email, 'phone', o.phone, 'slug', o.slug) AS host,
  json_build_object('logo', o.logo_sources, 'accent', (SELECT accent FROM site_settings WHERE owner_id = o.id)) AS brand,
  COALESCE(${firstPicture('unit_id = u.id')}, ${firstPicture('property_id = p.id')}, '[]') AS picture,
  o.first_name || ' ' || o.last_name AS owner_name, o.locale AS owner_locale`
