import { sql } from 'kysely'
import { accountOf } from '../db/fragments/payments.ts'
import { addressOf } from '../db/fragments/columns.ts'

/** The issuer of a document, of an owner `o`, as its draft shows it. */
export const issuer = sql`json_build_object('name', o.first_name || ' ' || o.last_name, 'email', o.email, 'tax_id', o.tax_id, 'vat_id', o.vat_id,
  'address', ${addressOf('o')}, 'business_name', (SELECT w.business_name FROM site_settings w WHERE w.owner_id = o.id),
  'account', ${accountOf('o.id')})`

/** Its recipient, of a client `c`. */
export const recipient = sql`json_build_object('id', c.id, 'name', trim(c.first_name || ' ' || c.last_name), 'email', c.email, 'address', ${addressOf('c')},
  'company', c.company, 'vat_id', c.vat_id, 'buyer_reference', c.buyer_reference)`

const isBusiness = (company: string, vatId: string, reference: string) =>
  sql`concat(${sql.raw(company)}, ${sql.raw(vatId)}, ${sql.raw(reference)}) <> ''`
const ofContent = (field: string) => `i.content -> 'recipient' ->> '${field}'`

/** Both parties of a document `i` to a company or an authority, as it was issued or would be; null of one to a private guest, who has no use for XML. */
export const businessParties = sql`CASE
  WHEN i.status = 'draft' AND ${isBusiness('c.company', 'c.vat_id', 'c.buyer_reference')}
    THEN (SELECT json_build_object('issuer', ${issuer}, 'recipient', ${recipient}) FROM owners o WHERE o.id = i.owner_id)
  WHEN i.status <> 'draft' AND ${isBusiness(ofContent('company'), ofContent('vat_id'), ofContent('buyer_reference'))}
    THEN json_build_object('issuer', i.content -> 'issuer', 'recipient', i.content -> 'recipient') END`
