declare const owner: unique symbol

/** The id of the owner whose token was checked. Only `serve` mints one, so a query that forgets the owner does not compile. */
export type OwnerId = number & { readonly [owner]: true }
