/** Every address of the product, each a name of its own: guests' scripts hold those of guests alone. */

const home = '/owner/dashboard'

const publicPath = () => '/'
export { publicPath as public }
export const publicTown = (town: string) => `/stay/${town}`
export const publicProperty = (property: number | string) => `/property/${property}`
export const publicUnit = (property: number | string, unit: number | string) => `/property/${property}/unit/${unit}`
/** The form that asks for a stay; unit and dates are in its search. */
export const book = () => '/book'
/** A guest's own page of a request, by its secret. */
export const request = (token: string) => `/request/${token}`
/** Page on which an owner decides on a request, by the secret of the mail. */
export const decision = (token: string) => `/decision/${token}`
/** The legal pages of guests: the platform's, and on the domain of an owner that owner's. */
export const guestNotice = () => '/legal-notice'
export const guestPrivacy = () => '/privacy-policy'
export const landing = () => '/owner'
/** `next` is the own path to come back to after signing in. */
export const login = (next?: string) => (next ? `/owner/login?next=${encodeURIComponent(next)}` : '/owner/login')
export const register = () => '/owner/register'
export const activate = (uid: string, token: string) => `/owner/activate-account/${uid}/${token}`
export const forgotPassword = () => '/owner/forgot-password'
export const resetPassword = (token: string) => `/owner/reset-password/${token}`
export const legalNotice = () => '/owner/legal-notice'
export const privacyPolicy = () => '/owner/privacy-policy'
/** `booking` is opened there. */
export const dashboard = (booking?: number) => (booking === undefined ? home : `${home}?booking=${booking}`)
export const properties = () => `${home}/properties`
/** Those of a property, or all. */
export const units = (property?: number) => `${home}/units${property === undefined ? '' : `?property=${property}`}`
/** The seasonal prices, of a unit or of all units of a property. */
export const seasons = ({ property, unit }: { property?: number; unit?: number } = {}) => {
  const params = new URLSearchParams({
    ...(property !== undefined && { property: String(property) }),
    ...(unit !== undefined && { unit: String(unit) }),
  }).toString()
  return `${home}/units/seasons${params && `?${params}`}`
}
/** The rules for guests' stays, with the days of a unit beside them. */
export const stayRules = (unit?: number) => `${home}/units/rules${unit === undefined ? '' : `?unit=${unit}`}`
/** The discounts that stays have by themselves, with what a stay in a unit comes to. */
export const discounts = (unit?: number) => `${home}/units/discounts${unit === undefined ? '' : `?unit=${unit}`}`
/** `client` is opened there. */
export const clients = (client?: number | string) => `${home}/clients${client === undefined ? '' : `?client=${client}`}`
/** The page of one, with the stays. */
export const client = (id: number | string) => `${home}/clients/${id}`
/** `booking` is opened there. */
export const bookings = (booking?: number | string) =>
  `${home}/bookings${booking === undefined ? '' : `?booking=${booking}`}`
/** The form of a new one, over its list: `adding(paths.units())`. */
export const adding = (list: string) => `${list}?new=1`
/** The form of a new booking of a stay that the calendar of a portal brought. */
export const bookingOfImport = (imported: number) => `${home}/bookings?new=1&import=${imported}`
/** The bookings that a search finds. */
export const bookingsFound = (search: string) => `${home}/bookings?search=${encodeURIComponent(search)}`
export const services = () => `${home}/services`
/** Tourist taxes of municipalities, and what each month owes of them. */
export const touristTaxes = () => `${home}/services/tourist-taxes`
/** Payments in cash, by month. */
export const cashBook = () => `${home}/invoices/cash-book`
/** Money that came to the owner's account and that left it. */
export const bankStatements = () => `${home}/invoices/bank-statements`
export const touristTaxReport = () => `${home}/invoices/tourist-taxes`
/** Money that guests owe and that is to go back to them, and documents to issue. */
export const moneyDue = (stage?: string) => `${home}/invoices/due${stage ? `?stage=${stage}` : ''}`
export const promocodes = () => `${home}/promocodes`
export const invoices = () => `${home}/invoices`
export const analytics = () => `${home}/analytics`
export const settings = (section?: string) => (section ? `${home}/settings/${section}` : `${home}/settings`)
/** `topic` is the id of a help topic. */
export const help = (topic?: string) => (topic ? `${home}/help/${topic}` : `${home}/help`)
