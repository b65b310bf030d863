/** The fixed address of every demo account. */
export const demoEmail = 'guest@demo.keyhaven.test'

export const isDemoEmail = (email: string) => email.toLowerCase() === demoEmail
