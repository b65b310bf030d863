declare const owner: unique symbol

/** The id of an owner whose right was checked, so that a statement that forgets the owner does not compile. */
export type OwnerId = number & { readonly [owner]: true }

/**
 * The one place that mints one: where a token or a signed link was checked, an account was just made, or a row itself says
 * whose it is.
 */
export const ownerIdOf = (id: number) => id as OwnerId

/** Brands the owner of a row that was found by something else than its owner: the secret of a link, or the time. */
export const ownedRow = <Row extends { owner: number }>(row: Row) => ({ ...row, owner: ownerIdOf(row.owner) })
