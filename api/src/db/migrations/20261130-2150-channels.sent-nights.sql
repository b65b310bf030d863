-- Nights that each of our calendars said when it was read last. Its reader shows them as closed, under UIDs of its own, until it reads again, also
-- where their booking has moved or is gone by then.
CREATE TABLE sent_nights (
  owner_id bigint NOT NULL REFERENCES owners ON DELETE CASCADE,
  export_id bigint NOT NULL,
  -- `booking 12`, `block 5`, `import 7`.
  subject text NOT NULL,
  -- Of an imported stay: the feed that brought it.
  feed_id bigint,
  check_in date NOT NULL,
  check_out date NOT NULL,
  -- The first time that the calendar was read without them.
  left_at timestamptz,
  PRIMARY KEY (export_id, subject, check_in, check_out),
  FOREIGN KEY (owner_id, export_id) REFERENCES calendar_exports (owner_id, id) ON DELETE CASCADE
);
CREATE INDEX sent_nights_owner ON sent_nights (owner_id);
CREATE INDEX sent_nights_ended ON sent_nights (check_out);

INSERT INTO sent_nights (owner_id, export_id, subject, feed_id, check_in, check_out)
SELECT c.owner_id, c.id, e.subject, i.feed_id, e.check_in, e.check_out
FROM calendar_exports c JOIN exported_stays e ON e.owner_id = c.owner_id AND e.unit_id = c.unit_id AND e.stamped_at <= c.fetched_at
  JOIN occupancies x ON x.unit_id = e.unit_id AND x.check_in = e.check_in AND x.check_out = e.check_out
  LEFT JOIN imported_stays i ON i.occupancy_id = x.id LEFT JOIN feeds f ON f.id = i.feed_id
WHERE f.kind IS DISTINCT FROM c.audience;
