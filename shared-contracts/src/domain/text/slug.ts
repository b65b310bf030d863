/** Names in an address that people would take for ours and not for a guest's host. */
const reserved = new Set(
  (
    'about abuse account accounts admin administrator api app assets auth billing blog book booking bookings contact ' +
    'dashboard demo dev docs embed ftp guest guests healthz help hosts imprint info invoice invoices keyhaven legal ' +
    'login logout mail media mfe news null office operator owner owners page pay payment payments postmaster press ' +
    'privacy public register root search security settings shop signin signup sitemap smtp static status support system ' +
    'terms test undefined user users webmaster www'
  ).split(' '),
)

/** True if no owner may take this name in an address; who has it keeps it. */
export const isReservedSlug = (slug: string) => reserved.has(slug)
