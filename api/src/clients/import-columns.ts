import type { ImportTarget } from '@keyhaven/shared-contracts/contract/bookings/client-import'
import { fold } from '@keyhaven/shared-contracts/domain/fold'

/** A heading without case, accents, digits and signs. */
const plain = (heading: string) => fold(heading).replaceAll(/[^\p{L}]/gu, '')

/**
 * Headings for the fields of a client, in the languages of our owners and guests, the special before the
 * general: Google's contacts in both forms, Outlook's in six languages, and tables that somebody made.
 */
const names: readonly (readonly [ImportTarget, RegExp])[] = [
  // Columns that say of what kind the next one is, and what looks like a column of ours and is none.
  [
    '',
    /label$|type$|typ$|^fax|fax$|faxnum|pager|phonetic|^file|initial|suffix|prefix|displayname$|anzeigename$|pobox|postfach/,
  ],
  [
    '',
    /website|webseite|^url|photo|^foto|category|kategorie|gender|geschlecht|birthday|geburtstag|anniversaire|compleanno/,
  ],
  [
    '',
    /cumpleanos|narozen|middle|additionalname|weiterevorname|nickname|spitzname|manager|assistent|assistant|extended/,
  ],
  [
    '',
    /region$(?<!country\/?region|landregion|paysregion|paisregion|zemeregion)|bundesland|^state|state$|province|provincia|kanton/,
  ],
  ['notes', /^(?:notes?|notizen?|notas?|bemerkung(?:en)?|anmerkung(?:en)?|kommentare?|comments?|remarks?|remarques?)$/],
  ['notes', /^(?:osservazion[ei]|annotazioni|poznamk[ay]|opmerking(?:en)?|memo|info|hinweise?|commentaires?)$/],
  [
    'notes',
    /^(?:firma|firmenname|company|companyname|organi[sz]ationname|organi[sz]ation|societe|societa|azienda|empresa|spolecnost|bedrijf)$/,
  ],
  ['email', /e?mail(?!ingl)|courriel|correoelectronico|postaelettronica|messagerie/],
  [
    'phone',
    /phone(?!tic)|telefon|telephon|^tel$|^tel[a-z]*mob|mobil|handy|^cell|cellulare|^movil|movil$|^gsm|portable|rufnummer|telefoon/,
  ],
  [
    'postal_city',
    /^(?:plzort|postleitzahlort|plzundort|plzwohnort|postalcodecity|zipcity|capcitta|caplocalita|codepostalville|cpville|pscmesto|postcodeplaats|cpciudad)$/,
  ],
  [
    'postal_code',
    /postal?code|postcode|^zip|zip(?:code)?$|plz|postleitzahl|^cap(?:uff|ab)?$|codepostal|codigopostal|^cp$|psc|smerovaci/,
  ],
  [
    'house_number',
    /^(?:hausn(?:umme)?r|hnr|housen(?:umber|o|r)|numerocivico|civico|huisn(?:umme)?r|numero|num|nr|no|cislo|cislopopisne|cislodomu|numerodecasa)$/,
  ],
  [
    'street_number',
    /strasse(?:und|u)?(?:hausn|nr)|strassehnr|street(?:and)?(?:number|no)|viaenumero|ruenumero|rueetnumero|ulicea?cislo|straatenhuisn|callenumero|calleynumero/,
  ],
  [
    'street_number',
    /^(?:adress?e?|anschrift|address|addresse|indirizzo|direccion|domicilio|adresa|adres|addressformatted)$/,
  ],
  ['street', /street|strasse|^via|^rue|straat|calle|ulice|^ulica/],
  ['city', /city|town|^ort|ort$|stadt|citta|comune|localita|plaats|ville|ciudad|localidad|poblacion|mesto|^obec/],
  ['country', /country|^land|land$|^paese|^stato|^pays|^pais|^zeme|^stat$|^nazione/],
  [
    'first_name',
    /^(?:first|given|fore)name|vorname|^rufname|^prenom|^nombre(?:depila)?$|^nome$|^voornaam|^jmeno$|^krestni|^imie$/,
  ],
  [
    'last_name',
    /^(?:last|family|sur)name|nachname|familienname|zuname|^cognome|achternaam|^nom(?:defamille)?$|^apellidos?|^prijmeni|^priezvisko|^nazwisko|^prezime|^priimek/,
  ],
  [
    'name',
    /^(?:name|fullname|vollername|namen?|kontakt|kontaktname|gast|gastname|guest|guestname|kunde|kundenname|client|cliente|ospite)$/,
  ],
  [
    'name',
    /^(?:nominativo|nomee?cognome|cognomee?nome|nombre(?:completo|yapellidos)|nomcomplet|nom(?:et)?prenom|naam|celejmeno|jmenoa?prijmeni|ansprechpartner|contact|host|hoste|hosta)$/,
  ],
]

/** Headings for the place of work, and further ones: what is at home and comes first counts. */
const isSecond =
  /business|work|geschaftlich|dienstlich|buero|buro|bureau|trabajo|uff(?:icio)?$|zam(?:estnani)?$|other|weiter|autre|altr[oi]|fax|zakelijk/
/** Headings that mean the first name beside a last name, and the whole name alone. */
const wholeName = /^(?:nome|nombre|jmeno|imie)$/
const isMobile = /mobil|handy|cell|portable|movil|gsm/

const targetOf = (heading: string): ImportTarget => {
  const name = plain(heading)
  return name === '' ? '' : (names.find(([, pattern]) => pattern.test(name))?.[0] ?? '')
}

const rankOf = (heading: string) => {
  const name = plain(heading)
  return (isSecond.test(name) ? 4 : 0) + (/[2-9]/.test(heading) ? 2 : 0) + (isMobile.test(name) ? 0 : 1)
}

/** Counts the columns of a row that look like headings of ours. */
export const countHeadings = (row: readonly string[]) => row.filter((cell) => targetOf(cell) !== '').length

/**
 * Target of each column: of two for one field the one at home, the mobile phone and the first in the file; a further way to
 * reach somebody goes to the notes, so that it is not lost.
 */
export function recognise(headings: readonly string[], isFilled: (column: number) => boolean): ImportTarget[] {
  const targets = headings.map(targetOf)
  const chosen = targets.map((target): ImportTarget => (target === 'notes' ? target : ''))
  for (const target of new Set(targets)) {
    if (target === '' || target === 'notes') continue
    const columns = targets.flatMap((one, at) => (one === target ? [at] : []))
    const [best, ...rest] = columns.toSorted(
      (a, b) =>
        Number(isFilled(b)) - Number(isFilled(a)) || rankOf(headings[a] ?? '') - rankOf(headings[b] ?? '') || a - b,
    )
    if (best !== undefined) chosen[best] = target
    if (target === 'phone' || target === 'email') for (const at of rest) if (isFilled(at)) chosen[at] = 'notes'
  }
  const put = (from: ImportTarget, to: ImportTarget) => {
    const at = chosen.indexOf(from)
    if (at >= 0) chosen[at] = to
  }
  const has = (target: ImportTarget) => chosen.includes(target)
  if (has('last_name') && has('first_name')) put('name', '')
  // „Nome“, „Jméno“ or „Nom“ alone is the whole name.
  else if (chosen.some((target, at) => target === 'first_name' && wholeName.test(plain(headings[at] ?? ''))))
    put('first_name', 'name')
  else if (chosen.some((target, at) => target === 'last_name' && plain(headings[at] ?? '') === 'nom'))
    put('last_name', 'name')
  else if (has('last_name')) put('name', '')
  if (has('street')) put('street_number', has('house_number') ? '' : 'street_number')
  if (has('street') && has('street_number')) put('street_number', '')
  if (has('street') && !has('house_number')) put('street', 'street_number')
  if (has('postal_code') || has('city')) put('postal_city', has('postal_code') && has('city') ? '' : 'postal_city')
  return chosen
}
