import { LeftOutlined, RightOutlined } from '@ant-design/icons'
import { PropertySelect } from '@keyhaven/shared-contracts/web/inputs'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { useAddressParams } from '@keyhaven/shared-contracts/web/navigation'
import { Button, Flex, Select, Space } from 'antd'
import { seasonsCatalog } from '../messages/catalogs.ts'

type SeasonsParams = { property?: number | undefined; unit?: number | undefined; year?: number; page?: number }

/** Which property, unit and year the page shows, as the address says it. */
export const useSeasonsParams = (thisYear: number) => {
  const { params, change } = useAddressParams()
  const numberOf = (name: string) => {
    const value = Number(params.get(name))
    return Number.isSafeInteger(value) && value > 0 ? value : undefined
  }
  const yearParam = numberOf('year') ?? thisYear
  return {
    property: numberOf('property'),
    unit: numberOf('unit'),
    year: yearParam >= 1900 && yearParam <= 2198 ? yearParam : thisYear,
    page: numberOf('page') ?? 1,
    /** Changes what is named; `undefined` takes it away. */
    show: (changes: SeasonsParams) => change(changes, { preventScrollReset: !('page' in changes) }),
  }
}

type Props = {
  property: number | undefined
  unit: number | undefined
  units: readonly { id: number; name: string }[]
  year: number
  thisYear: number
  onShow: (changes: { property?: number; unit?: number | undefined; year?: number; page?: undefined }) => void
}

/** Which property, unit and year is shown. */
export function SeasonsToolbar({ property, unit, units, year, thisYear, onShow }: Props) {
  const { toolbar: t } = useMessages(seasonsCatalog)
  const near = [-1, 0, 1, 2, 3].map((step) => thisYear + step)
  const years = [...new Set([...near, year])].toSorted((a, b) => a - b)
  return (
    <Flex gap={8} wrap>
      <PropertySelect
        aria-label={t.property}
        placeholder={t.property}
        value={property}
        onChange={(id) => onShow({ property: id, unit: undefined, page: undefined })}
        style={{ flex: '1 1 200px', maxWidth: 320, minWidth: 0 }}
      />
      <Select
        aria-label={t.unit}
        showSearch={{ optionFilterProp: 'label' }}
        value={unit ?? 0}
        onChange={(id) => onShow({ unit: id || undefined, page: undefined })}
        options={[{ value: 0, label: t.allUnits }, ...units.map(({ id, name }) => ({ value: id, label: name }))]}
        style={{ flex: '1 1 160px', maxWidth: 280, minWidth: 0 }}
      />
      <Space.Compact>
        <Button
          aria-label={t.previousYear}
          icon={<LeftOutlined aria-hidden />}
          disabled={year <= 1900}
          onClick={() => onShow({ year: year - 1 })}
        />
        <Select
          aria-label={t.year}
          style={{ width: 92 }}
          value={year}
          onChange={(to) => onShow({ year: to })}
          options={years.map((value) => ({ value, label: String(value) }))}
        />
        <Button
          aria-label={t.nextYear}
          icon={<RightOutlined aria-hidden />}
          disabled={year >= 2198}
          onClick={() => onShow({ year: year + 1 })}
        />
      </Space.Compact>
    </Flex>
  )
}
