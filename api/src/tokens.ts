import { createHash, randomBytes } from 'node:crypto'

/** Only hashes of tokens are stored: reading the table is not enough to sign in. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest()

/** `Token …` of the Authorization header. */
export const tokenIn = (header: string | undefined) => /^token\s+(\S{1,200})$/i.exec(header?.trim() ?? '')?.[1]

/** 256 random bits, fit for an address and a header. */
export const newToken = () => randomBytes(32).toString('base64url')
