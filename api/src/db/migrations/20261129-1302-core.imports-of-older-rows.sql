-- tested: the release before
-- Apart from the constraint itself, so that nobody waits while rows are read.
ALTER TABLE occupancies VALIDATE CONSTRAINT occupancies_kind_check;
