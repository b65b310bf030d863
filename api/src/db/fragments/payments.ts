import { sql } from 'kysely'

/** In which way a payment came, as `wayOf` of the contract says it of one that a release before wrote. */
export const wayOf = (payment: string) =>
  sql`COALESCE(${sql.ref(`${payment}.way`)}, CASE ${sql.ref(`${payment}.method`)} WHEN 'card' THEN 'card_here' ELSE ${sql.ref(`${payment}.method`)} END)`
