-- Guests may arrive until after midnight: 15:00 to 02:00. Later than noon of the next day is a slip.
ALTER TABLE properties DROP CONSTRAINT check_in_order;
ALTER TABLE properties ADD CONSTRAINT check_in_order CHECK (
  check_in_from < check_in_until OR (check_in_until < check_in_from AND check_in_until <= time '12:00')
) NOT VALID;
