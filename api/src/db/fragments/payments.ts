import { sql } from 'kysely'

/** In which way a payment came, as `wayOf` of the contract says it of one that a release before wrote. */
export const wayOf = (payment: string) =>
  sql`COALESCE(${sql.ref(`${payment}.way`)}, CASE ${sql.ref(`${payment}.method`)} WHEN 'card' THEN 'card_here' ELSE ${sql.ref(`${payment}.method`)} END)`

/** The account of an owner that transfers of guests go to, by a column with the owner's id; null where none is told. */
export const accountOf = (owner: 'b.owner_id' | 'o.id') =>
  sql`(SELECT json_build_object('iban', a.iban, 'bic', COALESCE(a.bic, ''), 'holder', a.account_holder)
    FROM payment_settings a WHERE a.owner_id = ${sql.ref(owner)} AND a.iban IS NOT NULL)`
