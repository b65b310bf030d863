import { useLocale } from '@keyhaven/shared-contracts/web/locale'

/** An amount as its input shows it to begin with: `300`, `89.50` or `89,50`. */
export const priceText = (euros: number) => {
  const { decimalSign } = useLocale.getState().language
  return Number.isInteger(euros) ? String(euros) : euros.toFixed(2).replace('.', decimalSign)
}
