const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const pascalOf = (id: string) => id.split('-').map(capital).join('')
const camelOf = (id: string) => {
  const pascal = pascalOf(id)
  return pascal.charAt(0).toLowerCase() + pascal.slice(1)
}
const wordsOf = (id: string) => id.replaceAll('-', ' ')

/** The names of a page that one word stands for: `waiting-list`, `WaitingListPage`, `waitingList`, `Waiting list`. */
export const namesOf = (id: string) => ({
  id,
  page: `${pascalOf(id)}Page`,
  key: camelOf(id),
  title: capital(wordsOf(id)),
  path: `/owner/dashboard/${id}`,
})
export type PageNames = ReturnType<typeof namesOf>

/** One of what an area is about: of reviews a review, of a front desk a front desk entry. */
const oneOf = (id: string) => {
  if (id.endsWith('ies')) return `${id.slice(0, -3)}y`
  return /[^su]s$/.test(id) ? id.slice(0, -1) : `${id}-entry`
}

/** The names of an area whose pages, calls and table are about one kind of record. */
export const areaNamesOf = (id: string) => {
  const one = oneOf(id)
  const many = one.endsWith('-entry') ? `${id}-entries` : id
  return {
    ...namesOf(id),
    pascal: pascalOf(id),
    /** Of a record: `front-desk-entry`, `FrontDeskEntry`, `frontDeskEntry`. */
    ...{ one, type: pascalOf(one), value: camelOf(one) },
    /** Of several: `FrontDeskEntries`; their table is `front_desk_entries`. */
    ...{ many, types: pascalOf(many), table: many.replaceAll('-', '_') },
    /** As English says them. */
    ...{ record: capital(wordsOf(one)), records: wordsOf(many) },
    /** Group of its reasons, whose keys have no hyphen: `frontdesk.notFound`. */
    group: id.replaceAll('-', ''),
    code: `${one.replaceAll('-', '_')}_name_taken`,
  }
}
export type AreaNames = ReturnType<typeof areaNamesOf>
