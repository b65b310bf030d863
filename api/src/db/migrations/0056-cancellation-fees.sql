-- The invoice of a cancellation fee: what its owner charges on it in percent, NULL where no VAT is.
ALTER TABLE invoices ADD COLUMN is_fee boolean NOT NULL DEFAULT false;
ALTER TABLE invoices ADD COLUMN fee_vat numeric(4, 1);

-- The fee that an owner let go: how much, when, and who.
ALTER TABLE bookings ADD COLUMN fee_waived jsonb;
