const dashboard = '/owner/dashboard'

/** Every address of the product. */
export const paths = {
  public: () => '/',
  publicProperty: (property: number | string) => `/property/${property}`,
  publicUnit: (property: number | string, unit: number | string) => `/property/${property}/unit/${unit}`,
  /** The form that asks for a stay; unit and dates are in its search. */
  book: () => '/book',
  /** A guest's own page of a request, by its secret. */
  request: (token: string) => `/request/${token}`,
  /** Where an owner decides on a request, by the secret of the mail. */
  decision: (token: string) => `/decision/${token}`,
  landing: () => '/owner',
  /** `next` is the own path to come back to after signing in. */
  login: (next?: string) => (next ? `/owner/login?next=${encodeURIComponent(next)}` : '/owner/login'),
  register: () => '/owner/register',
  activate: (uid: string, token: string) => `/owner/activate-account/${uid}/${token}`,
  forgotPassword: () => '/owner/forgot-password',
  resetPassword: (token: string) => `/owner/reset-password/${token}`,
  legalNotice: () => '/owner/legal-notice',
  privacyPolicy: () => '/owner/privacy-policy',
  /** `booking` is opened there. */
  dashboard: (booking?: number) => (booking === undefined ? dashboard : `${dashboard}?booking=${booking}`),
  properties: () => `${dashboard}/properties`,
  units: () => `${dashboard}/units`,
  /** The seasonal prices, of a unit or of all units of a property. */
  seasons: ({ property, unit }: { property?: number; unit?: number } = {}) => {
    const shown = new URLSearchParams({
      ...(property !== undefined && { property: String(property) }),
      ...(unit !== undefined && { unit: String(unit) }),
    }).toString()
    return `${dashboard}/units/seasons${shown && `?${shown}`}`
  },
  /** `client` is opened there. */
  clients: (client?: number | string) => `${dashboard}/clients${client === undefined ? '' : `?client=${client}`}`,
  /** `booking` is opened there. */
  bookings: (booking?: number | string) => `${dashboard}/bookings${booking === undefined ? '' : `?booking=${booking}`}`,
  /** The form of a new one, over its list: `adding(paths.units())`. */
  adding: (list: string) => `${list}?new=1`,
  /** The bookings that a search finds. */
  bookingsFound: (search: string) => `${dashboard}/bookings?search=${encodeURIComponent(search)}`,
  services: () => `${dashboard}/services`,
  promocodes: () => `${dashboard}/promocodes`,
  invoices: () => `${dashboard}/invoices`,
  analytics: () => `${dashboard}/analytics`,
  settings: (section?: string) => (section ? `${dashboard}/settings/${section}` : `${dashboard}/settings`),
  /** `topic` is the id of a help topic. */
  help: (topic?: string) => (topic ? `${dashboard}/help/${topic}` : `${dashboard}/help`),
}

/** A path of our own to go to, or `otherwise`: never another origin, never back to signing in. */
export const ownPath = (wanted: string | null | undefined, otherwise: string) => {
  if (!wanted?.startsWith('/') || !URL.canParse(wanted, 'http://own.invalid')) return otherwise
  const url = new URL(wanted, 'http://own.invalid')
  if (url.origin !== 'http://own.invalid' || /^\/owner\/(login|register)\b/.test(url.pathname)) return otherwise
  return url.pathname + url.search + url.hash
}
