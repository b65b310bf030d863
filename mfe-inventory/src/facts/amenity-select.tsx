import { type Amenity, amenityGroups } from '@keyhaven/shared-contracts/domain/place/amenities'
import { fold } from '@keyhaven/shared-contracts/domain/fold'
import { Box } from '@keyhaven/shared-contracts/web/layout'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { Checkbox, Flex, Input, Typography } from 'antd'
import { useId, useState } from 'react'
import { amenitiesCatalog, factsCatalog } from '../messages/catalogs.ts'

const columns = { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))', gap: 4 }

type Props = {
  of: 'house' | 'unit'
  id?: string
  value?: readonly string[]
  onChange?: (amenities: string[]) => void
}

/** Amenities to tick, in groups; a search shows those whose words or group match. */
export function AmenitySelect({ of, id, value = [], onChange }: Props) {
  const t = useMessages(factsCatalog)
  const words = useMessages(amenitiesCatalog)
  const [searchText, setSearchText] = useState('')
  const prefix = useId()
  const hint = useId()
  const query = fold(searchText)
  const isMatch = (text: string) => fold(text).includes(query)
  const groups = amenityGroups(of).flatMap(({ group, amenities }) => {
    const matches = amenities.filter((name) => isMatch(words.amenities[name]) || isMatch(words.groups[group]))
    return matches.length > 0 ? [{ group, amenities: matches }] : []
  })
  const toggle = (name: Amenity) =>
    onChange?.(value.includes(name) ? value.filter((other) => other !== name) : [...value, name])
  const first = groups[0]?.amenities[0]
  return (
    <div>
      <Input
        {...(id && { id })}
        type="search"
        allowClear
        autoComplete="off"
        placeholder={t.amenities.search}
        aria-label={t.amenities.search}
        aria-describedby={hint}
        value={searchText}
        onChange={({ target }) => setSearchText(target.value)}
        onPressEnter={(event) => {
          // It would send the form.
          event.preventDefault()
          if (query && first) toggle(first)
        }}
      />
      <Flex wrap justify="space-between" gap="0 12px" style={{ marginBlock: 4 }}>
        <Typography.Text id={hint} type="secondary">
          {t.amenities.searchHint}
        </Typography.Text>
        <Typography.Text role="status">{t.chosen(value.length)}</Typography.Text>
      </Flex>
      {groups.length === 0 && <Typography.Paragraph>{t.amenities.nothing(searchText.trim())}</Typography.Paragraph>}
      {groups.map(({ group, amenities }) => (
        <Box key={group} role="group" aria-labelledby={`${prefix}-${group}`} marginTop={12}>
          <Typography.Text id={`${prefix}-${group}`} type="secondary">
            {words.groups[group]}
          </Typography.Text>
          <div style={columns}>
            {amenities.map((name) => (
              <Checkbox
                key={name}
                checked={value.includes(name)}
                onChange={() => toggle(name)}
                style={{ minHeight: 32, alignItems: 'center' }}
              >
                {words.amenities[name]}
              </Checkbox>
            ))}
          </div>
        </Box>
      ))}
    </div>
  )
}
