/** What people call the booking `b`: `B-000042`, longer where an owner has more than a million. */
export const reference = `'B-' || lpad(b.number::text, greatest(6, length(b.number::text)), '0')`
