export const minuteMs = 60_000
export const hourMs = 60 * minuteMs
export const dayMs = 24 * hourMs

/** Lifetimes of everything that expires by itself. Requests are not here: the owner sets how long they wait. */
export const lifetimesMs = {
  session: dayMs / 2,
  /** A session with Remember me, which begins again while it is used. */
  rememberedSession: 30 * dayMs,
  activationLink: 2 * dayMs,
  passwordLink: hourMs,
  /** Time from the password to the second step, or from asking for a passkey to its answer. */
  challenge: 10 * minuteMs,
  /** The key of an authenticator app that no code has confirmed. */
  pendingApp: 30 * minuteMs,
  demoAccount: dayMs,
  /** The nights of a request that its guest has yet to confirm. */
  hold: 15 * minuteMs,
  /** The nights of an instant booking whose deposit is to be paid first; longer while the guest is on the page where they pay. */
  firstPayment: hourMs,
  /** The link that confirms it: the nights may be free again, and are looked for once more. */
  confirmationLink: dayMs,
  /** A form of the guests' pages, from opening to sending. */
  form: dayMs,
  /** A link to a document or a download that needs no token. */
  signedLink: 15 * minuteMs,
  /** The key under which a command is not carried out twice. */
  idempotencyKey: dayMs,
} as const
