import { WholeName } from '@keyhaven/shared-contracts/web/ui/whole-name'
import { Select } from 'antd'

type Props = {
  id: string
  all: string
  none: string
  places: readonly { id: number; name: string }[] | undefined
  value: number | undefined
  onChange: (id: number | undefined) => void
}

/** A property or a unit, or all of them. */
export function PlaceSelect({ id, all, none, places, value, onChange }: Props) {
  const empty = places?.length === 0
  const known = value === undefined || places?.some((place) => place.id === value)
  return (
    <Select
      id={id}
      value={empty || !known ? undefined : (value ?? 'all')}
      placeholder={empty ? none : 'Loading'}
      notFoundContent={none}
      loading={!places}
      showSearch={{ optionFilterProp: 'label' }}
      popupMatchSelectWidth={false}
      // Wider than its box on a desk, and on a telephone never wider than the screen.
      styles={{ popup: { root: { maxWidth: 'min(420px, calc(100vw - 50px))' } } }}
      optionRender={WholeName}
      options={
        empty
          ? []
          : [{ value: 'all', label: all }, ...(places ?? []).map((one) => ({ value: one.id, label: one.name }))]
      }
      onChange={(chosen) => onChange(chosen === 'all' ? undefined : Number(chosen))}
    />
  )
}
