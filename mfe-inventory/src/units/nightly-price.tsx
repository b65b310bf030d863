import { Money } from '@keyhaven/shared-contracts/web/facts'
import { Text } from '@keyhaven/shared-contracts/web/layout'
import { useLanguage } from '@keyhaven/shared-contracts/web/locale'
import type { NightlyPrices } from '@keyhaven/shared-contracts/domain/prices/weekday-prices'
import { weekdayPricesText } from '../prices/nightly-text.ts'

type Props = NightlyPrices & { perNight: string }

/** The price per night of a unit, and of the days of the week that have their own. */
export function NightlyPrice({ price_per_night, weekday_prices, perNight }: Props) {
  const language = useLanguage()
  return (
    <>
      <Text component="b" weight={600}>
        <Money value={price_per_night} />
      </Text>
      <Text type="secondary" block size={13}>
        {perNight}
      </Text>
      {weekday_prices && (
        <Text type="secondary" block size={13}>
          {weekdayPricesText(language, weekday_prices)}
        </Text>
      )}
    </>
  )
}
