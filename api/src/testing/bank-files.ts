import type { BankLine } from '@keyhaven/shared-contracts/contract/finance/bank-lines'
import type { StatementImport } from '@keyhaven/shared-contracts/contract/finance/bank-statements'
import type { TestOwner } from './test-server.ts'

/** A transaction as tests say it. */
export type Transaction = {
  amount: string
  name?: string
  iban?: string
  purpose?: string
  reference?: string
  id?: string
}
type Entry = Transaction & { day?: string; isDebit?: boolean; status?: string; currency?: string }

const partiesOf = ({ name = '', iban = '' }: Transaction, party: 'Dbtr' | 'Cdtr', version: string) => {
  const named = version === '08' ? `<Pty><Nm>${name}</Nm></Pty>` : `<Nm>${name}</Nm>`
  return `<RltdPties><${party}>${named}</${party}><${party}Acct><Id><IBAN>${iban}</IBAN></Id></${party}Acct></RltdPties>`
}

const remittanceOf = ({ purpose = '', reference }: Transaction) => {
  const structured = reference ? `<Strd><CdtrRefInf><Ref>${reference}</Ref></CdtrRefInf></Strd>` : ''
  return `<RmtInf>${purpose
    .split('\n')
    .map((line) => `<Ustrd>${line}</Ustrd>`)
    .join('')}${structured}</RmtInf>`
}

export const entryOf = (entry: Entry, version = '08') => {
  const { amount, day = '2027-01-08', isDebit = false, status = 'BOOK', currency = 'EUR', id = '' } = entry
  return `
    <Ntry>
      <Amt Ccy="${currency}">${amount}</Amt><CdtDbtInd>${isDebit ? 'DBIT' : 'CRDT'}</CdtDbtInd>
      <Sts>${version === '08' ? `<Cd>${status}</Cd>` : status}</Sts>
      <BookgDt><Dt>${day}</Dt></BookgDt><ValDt><Dt>${day}</Dt></ValDt>
      <AcctSvcrRef>${id}</AcctSvcrRef>
      <NtryDtls><TxDtls>${partiesOf(entry, isDebit ? 'Cdtr' : 'Dbtr', version)}${remittanceOf(entry)}</TxDtls></NtryDtls>
    </Ntry>`
}

/** A statement of a bank as CAMT.053 around entries. */
export const camtOf = (entries: string, version = '08') => `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}">
  <BkToCstmrStmt>
    <GrpHdr><MsgId>4711</MsgId><CreDtTm>2027-01-09T06:00:00</CreDtTm></GrpHdr>
    <Stmt>
      <Id>1</Id><Acct><Id><IBAN>AT611904300234573201</IBAN></Id></Acct>
      <Bal><Tp><CdOrPrtry><Cd>CLBD</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">4711.00</Amt><CdtDbtInd>CRDT</CdtDbtInd></Bal>${entries}
    </Stmt>
  </BkToCstmrStmt>
</Document>`

export const camt = (...entries: Entry[]) => camtOf(entries.map((entry) => entryOf(entry)).join(''))

/** Sends a file as a page does. */
export function upload(
  owner: TestOwner,
  file: string | Uint8Array,
  fields: Record<string, string> = {},
  name = 'statement.xml',
) {
  const form = new FormData()
  for (const [key, value] of Object.entries(fields)) form.set(key, value)
  form.set('file', new File([typeof file === 'string' ? file : new Uint8Array(file)], name))
  return owner.call<StatementImport>('POST', '/api/bank-statements/', form)
}

/** A statement with one line by default. */
export async function aStatement(owner: TestOwner, ...entries: Entry[]) {
  const usual = [{ amount: '100.00', name: 'Erika Muster', iban: 'DE89370400440532013000', purpose: 'Thank you' }]
  const { status, body } = await upload(owner, camt(...(entries.length > 0 ? entries : usual)))
  if (status !== 200) throw new Error(`No statement: ${status} ${JSON.stringify(body)}`)
  return body
}

export const linesOf = async (owner: TestOwner, query = 'state=open') =>
  (await owner.call<BankLine[]>('GET', `/api/bank-statements/lines/?${query}`)).body
