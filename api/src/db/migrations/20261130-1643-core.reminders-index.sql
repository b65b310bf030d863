-- outside a transaction
-- tested: the release before
-- Owners whose payment plans are looked through for reminders.
CREATE INDEX CONCURRENTLY IF NOT EXISTS payment_settings_reminders ON payment_settings (reminders_checked_at) WHERE reminders_from IS NOT NULL;
