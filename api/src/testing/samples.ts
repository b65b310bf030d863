type Sample = Record<string, unknown>

const address = {
  street: 'Seeweg',
  house_number: '7a',
  postal_code: '5310',
  city: 'Mondsee',
  country: 'Austria',
  phone: '+436641234567',
}
const password = 'Secret-123'

/** A body that each endpoint accepts, by method and path; what is broken in a test is broken in these. */
export function samplesOf(own: Record<string, number>): Record<string, Sample | undefined> {
  const property = { name: 'House', description: 'By the lake.', active: true, time_zone: 'Europe/Vienna', address }
  const unit = {
    ...{
      name: 'Room',
      description: 'Two windows.',
      capacity: 2,
      max_capacity: 4,
      price_per_night: 100,
      price_per_extra_person: 10,
    },
    ...{ type: 'apartment', status: 'available', active: true, property_id: own.property },
  }
  const client = { first_name: 'Karl', last_name: 'Maier', email: 'karl@example.com', address }
  const service = { name: 'Breakfast', type: 'per_day', price: '12,90', active: true, property: own.property }
  const promocode = {
    code: 'SPRING',
    description: 'For guests in spring',
    valid_until: '2199-01-01',
    discount_percent: 10,
    active: true,
  }
  const season = { name: 'High', start: '2028-06-01', end: '2028-09-01', price_per_night: '149,50' }
  const booking = {
    ...{
      check_in: '2027-09-01',
      check_out: '2027-09-04',
      guests_count: 2,
      deposit_paid: true,
      deposit_amount: 10,
      status: 'confirmed',
    },
    ...{
      property: own.property,
      unit: own.unit,
      client: own.client,
      promo_code: own.promocode,
      services: [own.service],
    },
  }
  const wish = {
    ...{ unit: own.unit, check_in: '2027-10-01', check_out: '2027-10-04', guests_count: 2 },
    services: [own.service],
  }
  return {
    'POST /auth/register/': {
      first_name: 'Anna',
      last_name: 'Huber',
      email: 'anna@example.com',
      password,
      privacy: true,
    },
    'POST /auth/login/': { email: 'anna@example.com', password, remember: true },
    'POST /auth/remember-login/': { token: 'x'.repeat(43) },
    'POST /auth/forgot-password/': { email: 'anna@example.com' },
    'POST /auth/reset-password/:token/': { password, repeated_password: password },
    'PATCH /auth/change-email/': {
      actual_email: 'anna@example.com',
      actual_password: password,
      new_email: 'new@example.com',
    },
    'PATCH /auth/change-password/': { old_password: password, new_password: password, confirm_password: password },
    'PATCH /auth/change-slug/': { slug: 'anna-by-the-lake' },
    'PATCH /auth/change-personals/': { first_name: 'Anna', last_name: 'Huber', tax_id: 'ATU1', address },
    'PATCH /auth/logo/': {},
    'POST /api/contact/': { theme: 'bookings', message: 'How do I move a booking to another unit?' },
    'POST /api/properties/': property,
    'PATCH /api/properties/:id/': property,
    'POST /api/units/': unit,
    'PATCH /api/units/:id/': unit,
    'POST /api/property-images/': { property: own.property, alt_text: 'The house from the lake' },
    'PATCH /api/property-image/:id/': { alt_text: 'The house from the lake' },
    'PATCH /api/properties/:id/images/': { images: [own['property-image']] },
    'POST /api/unit-images/': { unit: own.unit, alt_text: 'Two windows to the lake' },
    'PATCH /api/unit-image/:id/': { alt_text: 'Two windows to the lake' },
    'PATCH /api/units/:id/images/': { images: [own['unit-image']] },
    'POST /api/clients/': client,
    'POST /api/clients/brief/': { last_name: 'Maier', address: { phone: '+436641234567' } },
    'POST /api/clients/import/': { commit: false },
    'POST /api/downloads/': { what: 'clients', query: { active: true, search: 'maier' } },
    'PATCH /api/client/:id/': { ...client, active: true },
    'POST /api/services/': service,
    'PATCH /api/service/:id/': service,
    'POST /api/promocodes/': promocode,
    'PATCH /api/promocode/:id/': promocode,
    'POST /api/seasons/': { ...season, unit: own.unit },
    'POST /api/seasons/unit-prices/': {
      ...{ name: 'High', start: '2029-06-01', end: '2029-09-01' },
      prices: { [String(own.unit)]: '149,50' },
    },
    'POST /api/seasons/copy/': { units: [own.unit], year: 2028, percent: 2.5 },
    'PATCH /api/season/:id/': season,
    'POST /api/bookings/': booking,
    'POST /api/bookings/quote/': {
      ...{ booking: own.booking, unit: own.unit, check_in: '2027-09-01', check_out: '2027-09-04', guests_count: 2 },
      ...{ promo_code: own.promocode, services: [own.service] },
    },
    'POST /api/booking/:id/decision/': { decision: 'accept' },
    'POST /api/public/booking/decision/:token/': { decision: 'decline' },
    'POST /api/public/booking/quote/': { ...wish, promo_code: 'SPRING' },
    'POST /api/public/booking/': {
      ...{ ...wish, promo_code: '', website: '', form_token: '', total_price: '1000,50', privacy: true },
      client: { first_name: 'Gerda', last_name: 'Moser', email: 'gerda@example.com', ...address },
    },
    'POST /api/public/booking/request/:token/confirm/': { secret: 'x'.repeat(43) },
    'POST /api/blocks/': { unit: own.unit, start: '2028-03-01', end: '2028-03-04', reason: 'Painting' },
    'PATCH /api/block/:id/': { unit: own.unit, start: '2028-04-01', end: '2028-04-04', reason: 'New windows' },
    'POST /api/booking/:id/payments/': {
      date: '2027-01-10',
      kind: 'deposit',
      amount: '10,50',
      method: 'transfer',
      note: 'Half of it',
    },
    'PATCH /api/invoice-settings/': {
      auto_issue: false,
      vat_rates: [{ from: '2026-01-01', lodging: 10, extras: '20' }],
      small_business_note: 'No VAT.',
      payment_terms: 'Payable on arrival.',
      number_prefix: 'KH-',
    },
    'PATCH /api/site-settings/': {
      domain: 'book.example.com',
      accent: '#0f5257',
      allowed_origins: ['https://www.example.com'],
      request_expiry_hours: '48',
      max_nights: '30',
      horizon_months: '12',
      privacy_text: 'We keep what you send for your stay.',
    },
    'POST /api/site-settings/test/': { url: 'http://127.0.0.1:1/' },
    'PATCH /api/booking/:id/': { ...booking, pricing: 'keep' },
  }
}
