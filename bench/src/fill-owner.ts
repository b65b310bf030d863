import { type Db } from '@keyhaven/api/db/pool'
import { type RawBuilder, sql } from 'kysely'
import { hashToken } from '@keyhaven/api/tokens'

export const ownerToken = 'bench-token'

type Size = { properties: number; unitsEach: number; bookingsEach: number; clients: number }

/** Stays of a unit follow one another every nineteen days and end about fifteen months from now. */
const stays = ({ bookingsEach }: Size) => sql`
  SELECT u.owner_id, u.property_id, u.id AS unit_id, k, hashint8(u.id * 1000 + k) & 65535 AS h,
    current_date + 456 - (${bookingsEach}::int - k) * 19 + (hashint8(u.id * 7 + k) & 3) AS check_in
  FROM units u, generate_series(1, ${bookingsEach}::int) k`

const statements = (size: Size): RawBuilder<unknown>[] => [
  sql`TRUNCATE owners CASCADE`,
  sql`INSERT INTO owners (email, password_hash, first_name, last_name, slug, activated_at, last_booking_number)
    VALUES ('bench@example.com', 'x', 'Bench', 'Owner', 'bench', now(), 1000000)`,
  sql`INSERT INTO sessions (owner_id, token_hash, remember, expires_at)
    SELECT id, ${hashToken(ownerToken)}, false, now() + interval '1 day' FROM owners`,
  sql`INSERT INTO properties (owner_id, name, description, time_zone, street, house_number, postal_code, city, country, phone)
    SELECT o.id, 'House ' || n, 'A house', (ARRAY['Europe/Vienna', 'Pacific/Auckland', 'America/Los_Angeles'])[1 + n % 3],
      'Street', n::text, '1000', 'City', 'Country', '+431234567' FROM owners o, generate_series(1, ${size.properties}::int) n`,
  sql`INSERT INTO units (owner_id, property_id, name, description, capacity, max_capacity, price_cents, extra_person_cents, type, status)
    SELECT p.owner_id, p.id, 'Apartment ' || n, 'A unit', 2, 4, 8000 + (hashint8(p.id * 1000 + n) & 8191), 1500, 'apartment', 'available'
    FROM properties p, generate_series(1, ${size.unitsEach}::int) n`,
  sql`INSERT INTO seasons (owner_id, unit_id, name, first_night, end_day, price_cents)
    SELECT owner_id, id, 'Season ' || n, current_date - 800 + n * 61, current_date - 800 + n * 61 + 40, price_cents * 5 / 4
    FROM units, generate_series(1, 20) n`,
  sql`INSERT INTO clients (owner_id, first_name, last_name, email, street, house_number, postal_code, city, country, phone)
    SELECT o.id, initcap((ARRAY['an','ma','le','jo','el','pi','so','ka'])[1 + n % 8] || (ARRAY['na','ria','on','hann','isa','otr','fia','rl'])[1 + n / 8 % 8]),
      initcap((ARRAY['hub','gru','mai','pich','ste','lin','wag','kow','nov','ber'])[1 + n % 10] || (ARRAY['er','ner','inger','bauer','hofer','alski','ak','mann'])[1 + n / 10 % 8]
        || (ARRAY['','s','i','o','e'])[1 + n / 80 % 5]) || ' ' || n, 'guest' || n || '@example.com', 'Street', '1', '1000', 'Vienna', 'Austria', '+431234567'
    FROM owners o, generate_series(1, ${size.clients}::int) n`,
  sql`INSERT INTO bookings (owner_id, number, client_id, property_id, unit_id, check_in, check_out, guests_count, status,
      deposit_paid, deposit_cents, subtotal_cents, created_at)
    SELECT s.owner_id, row_number() OVER (ORDER BY s.check_in, s.unit_id), (SELECT min(id) FROM clients) + s.h % ${size.clients}::int,
      s.property_id, s.unit_id, s.check_in, s.check_in + 2 + s.h % 13, 1 + s.h % 4,
      CASE WHEN s.h % 10 = 0 THEN 'cancelled' WHEN s.h % 10 = 1 THEN 'pending' ELSE 'confirmed' END,
      s.check_in < current_date OR s.h % 3 > 0, CASE WHEN s.h % 5 > 1 THEN 10000 ELSE 0 END, 60000, now() FROM (${stays(size)}) s`,
  sql`INSERT INTO invoices (owner_id, booking_id, total_cents, created_at)
    SELECT owner_id, id, 60000, created_at FROM bookings`,
  sql`INSERT INTO booking_lines (booking_id, position, kind, label, quantity, unit_price_cents, total_cents)
    SELECT id, n, 'nights', 'Nights', 3, 10000, 30000 FROM bookings, generate_series(1, 2) n`,
  sql`INSERT INTO booking_nights (booking_id, owner_id, property_id, unit_id, night, revenue_cents)
    SELECT id, owner_id, property_id, unit_id, check_in + n, 8000
    FROM bookings, LATERAL generate_series(0, check_out - check_in - 1) n`,
  sql`INSERT INTO occupancies (owner_id, unit_id, check_in, check_out, kind, booking_id)
    SELECT owner_id, unit_id, check_in, check_out, 'booking', id FROM bookings WHERE status <> 'cancelled'`,
  sql`INSERT INTO occupancies (owner_id, unit_id, check_in, check_out, kind, reason)
    SELECT owner_id, unit_id, check_out, check_out + 1, 'block', 'Cleaning' FROM bookings WHERE number % 20 = 0 AND status <> 'cancelled'`,
]

/** Fills an empty database with one owner of this size; rows go in without triggers and keys being looked at, for it is the reading that is measured. */
export const fillOwner = (db: Db, size: Size) =>
  db.connection().execute(async (session) => {
    await sql`SET statement_timeout = 0`.execute(session)
    for (const statement of statements(size)) await statement.execute(session)
    await sql`VACUUM ANALYZE`.execute(session)
    await sql`RESET statement_timeout`.execute(session)
  })
