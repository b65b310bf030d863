/** What a new password must be, said before it is typed. */
export const passwordRule = 'At least 8 characters: upper and lower case, a number and a special character.'
