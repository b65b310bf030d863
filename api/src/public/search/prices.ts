import type { PricesQuery } from '@keyhaven/shared-contracts/contract/public/public-prices'
import { toEuros } from '@keyhaven/shared-contracts/domain/money/money'
import { nightPrices } from '@keyhaven/shared-contracts/domain/prices/night-prices'
import type { AppContext } from '../../context.ts'
import { notFound } from '../../http/problem.ts'
import { visible } from '../service.ts'
import { findPriced } from './reads.ts'

/** Price of each night in a unit of a property. */
export async function prices(context: AppContext, property: number, { owner, unit, from, to }: PricesQuery) {
  const { id } = await visible(context, property, { owner })
  const price = await findPriced(context.db, id, unit, { from, to }, context.clock())
  if (!price) throw notFound('unit')
  return nightPrices({ check_in: from, check_out: to }, price, price.seasons).map(({ night, cents }) => ({
    night,
    price: toEuros(cents),
  }))
}
