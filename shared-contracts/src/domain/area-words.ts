/**
 * Words that an area adds to the contract: its domains of the API, its group of reasons, the codes of its problems. Each area declares its own
 * beside its calls, so that nobody else's file names it, and a misspelt one is a type error:
 *
 * `declare module '../../domain/area-words.ts' { interface AreaWords { reviews: { domain: 'reviews'; reasons: Messages } } }`
 *
 * The name is that of its reasons' folder (`domain/reasons/reviews`): lower-case letters, without a hyphen.
 */
// oxlint-disable-next-line typescript/no-empty-interface
export interface AreaWords {}

type Declared<K extends string> = {
  [A in keyof AreaWords]: AreaWords[A] extends Record<K, infer W> ? W : never
}[keyof AreaWords]

/** The product's own words with those that areas added, of which there may be none. */
export type WithAdded<Own extends string, Added extends string> = Own | Added

/** Domains of the API that areas added. */
export type AreaDomain = Extract<Declared<'domain'>, string>
/** Codes of problems that areas added. */
export type AreaProblemCode = Extract<Declared<'code'>, string>
/** Sentences of the reasons that areas added, by group. */
export type AreaReasons = {
  [A in keyof AreaWords as AreaWords[A] extends { reasons: unknown } ? A : never]: AreaWords[A] extends {
    reasons: infer M
  }
    ? M
    : never
}
