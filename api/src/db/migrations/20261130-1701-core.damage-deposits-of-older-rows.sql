-- tested: the release before
-- Apart from the constraints themselves, so that nobody waits while rows are read.
ALTER TABLE payment_settings VALIDATE CONSTRAINT payment_settings_damage;
ALTER TABLE properties VALIDATE CONSTRAINT properties_damage;
