-- tested: the release before
-- Apart from the constraint itself, so that nobody waits while rows are read.
ALTER TABLE properties VALIDATE CONSTRAINT properties_deposit;
