/** The legal pages of an owner's own site, by their addresses. */
export const legalPages = ['legal-notice', 'privacy-policy'] as const
