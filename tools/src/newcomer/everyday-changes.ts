type Change = {
  /** What somebody would ask for. The words between asterisks are those to look for in the tree. */
  wish: string
  /** Where to begin. */
  file: string
}

/** Changes of every day, and the file that each begins in: for those who are new here, and a measure of our names. */
export const everydayChanges: readonly Change[] = [
  {
    wish: 'Change the *rule* that no *booking* begins in the past, and its sentence',
    file: 'api/src/bookings/rules.ts',
  },
  {
    wish: 'Add a *column* to the *list* of *bookings*',
    file: 'mfe-bookings/src/bookings/list/booking-columns.tsx',
  },
  {
    wish: 'Put a page of the *bookings* into the navigation: the area says so in its *manifest*',
    file: 'mfe-bookings/src/manifest.ts',
  },
  {
    wish: 'Explain something new about *bookings* in the *help* centre',
    file: 'mfe-bookings/src/help.ts',
  },
  {
    wish: 'Change the colour of confirmed bookings on the calendar: all colours are in one *palette*',
    file: 'shared-contracts/src/domain/palette.ts',
  },
  {
    wish: 'Add a *key* that does something in the *grid* of the *calendar*',
    file: 'mfe-bookings/src/calendar/moving/grid-keys.ts',
  },
  {
    wish: 'Let a demo account live for two days: what ends by itself has its *lifetimes*',
    file: 'api/src/lifetimes.ts',
  },
  {
    wish: 'Add a *host* to the *demo* data',
    file: 'api/src/demo/content/hosts.ts',
  },
  {
    wish: 'Change what the *notification* by email tells a *guest* whose request was accepted',
    file: 'api/src/notifications/messages/guest/en.ts',
  },
  {
    wish: 'Ask for a longer *password* when an owner registers',
    file: 'shared-contracts/src/domain/password.ts',
  },
  {
    wish: 'Change the *limit* of sign-ins with a wrong password to an *account*',
    file: 'api/src/accounts/rate-limits.ts',
  },
  {
    wish: 'Note the last use of a *session* by the minute',
    file: 'api/src/accounts/sessions.ts',
  },
  {
    wish: 'Keep one more word of a *request* in its *hold*',
    file: 'api/src/requests/hold-writes.ts',
  },
  {
    wish: 'Let a *stay* have more nights than 730',
    file: 'shared-contracts/src/domain/stay.ts',
  },
  {
    wish: 'Change the *pricing* of extra persons',
    file: 'shared-contracts/src/domain/pricing.ts',
  },
  {
    wish: 'Tax services with another *VAT* rate than nights',
    file: 'shared-contracts/src/domain/vat.ts',
  },
  {
    wish: 'Take *picture* *files* of up to 1 MB',
    file: 'shared-contracts/src/domain/picture-file.ts',
  },
  {
    wish: '*Import* one more field of a *client*',
    file: 'shared-contracts/src/contract/client-import.ts',
  },
  {
    wish: 'Add a *column* to the *download* of clients',
    file: 'api/src/downloads/columns.ts',
  },
  {
    wish: 'Move the logo in the *letterhead* of the *PDF* of an *invoice*',
    file: 'api/src/invoices/pdf/letterhead.ts',
  },
  {
    wish: 'Show 50 rows on each page of a list: the *paging*',
    file: 'shared-contracts/src/contract/paging.ts',
  },
  {
    wish: 'Change the *hero*, the big heading of the guests’ *landing* page',
    file: 'mfe-public/src/landing/hero/hero.tsx',
  },
  {
    wish: 'Add a link to the *footer* of the guests’ *site*',
    file: 'mfe-public/src/site/site-footer.tsx',
  },
  {
    wish: 'Change the *privacy* *policy* of the platform',
    file: 'shell/src/legal/privacy-policy-page.tsx',
  },
  {
    wish: 'Read one more variable of the *env* in the *API*',
    file: 'api/src/env.ts',
  },
]
