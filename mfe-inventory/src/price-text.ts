/** An amount as its input shows it to begin with: `300`, `89.50`. */
export const priceText = (euros: number) => (Number.isInteger(euros) ? String(euros) : euros.toFixed(2))
