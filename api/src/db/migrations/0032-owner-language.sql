-- Languages --------------------------------------------------------------------------------------------------------

-- The language of the owner's screens and mails, a BCP 47 tag. Null where nobody has chosen one: accounts from before.
ALTER TABLE owners ADD COLUMN locale text CHECK (locale ~ '^[a-z]{2,3}$');

-- What a registration brought: it counts once its own link is opened.
ALTER TABLE account_tokens ADD COLUMN locale text CHECK (locale ~ '^[a-z]{2,3}$');
