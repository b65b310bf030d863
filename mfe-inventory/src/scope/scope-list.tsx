import type { CalendarRows } from '@keyhaven/shared-contracts/contract/bookings/calendar'
import { Text } from '@keyhaven/shared-contracts/web/layout'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { Button } from 'antd'
import { useId } from 'react'
import { scopeCatalog } from '../messages/catalogs.ts'
import { type Scope, useScopeNames } from './use-scope-names.ts'
import './scope-list.css'

type ScopeGroup<T extends Scope> = { property: number | null; unit: number | null; items: T[] }

/** Things by what they are about: everything first, then each property, followed by its units. What has none is left out. */
const scopeGroups = <T extends Scope>(items: readonly T[], { properties, units }: CalendarRows): ScopeGroup<T>[] => {
  const groupOf = (scope: { property: number | null; unit: number | null }) => ({
    ...scope,
    items: items.filter(({ unit, property }) => (unit ?? null) === scope.unit && (property ?? null) === scope.property),
  })
  const scopes = properties.flatMap(({ id }) => [
    { property: id, unit: null },
    ...units.filter(({ property }) => property === id).map((unit) => ({ property: null, unit: unit.id })),
  ])
  return [{ property: null, unit: null }, ...scopes].map(groupOf).filter((group) => group.items.length > 0)
}

type Listed = Scope & { id: number }

type Props<T extends Listed> = {
  items: readonly T[]
  rows: CalendarRows
  sentence: (item: T) => string
  /** Below a heading of its own, the names are headings of the next level. */
  heading?: 'h2' | 'h3'
  /** More about a group, below its name. */
  note?: (group: ScopeGroup<T>) => string | undefined
  onEdit: (item: T) => void
}

/** Rules or discounts in words, under the name of what they are about. */
export function ScopeList<T extends Listed>({ items, rows, ...rest }: Props<T>) {
  return scopeGroups(items, rows).map((group) => (
    <Group<T> key={`${group.property} ${group.unit}`} {...{ group, rows, ...rest }} />
  ))
}

type GroupProps<T extends Listed> = Omit<Props<T>, 'items'> & { group: ScopeGroup<T> }

function Group<T extends Listed>({ group, rows, sentence, heading = 'h2', note, onEdit }: GroupProps<T>) {
  const t = useMessages(scopeCatalog)
  const nameOf = useScopeNames(rows)
  const name = useId()
  const more = note?.(group)
  return (
    <section aria-labelledby={name}>
      <Text id={name} component={heading} size={heading === 'h2' ? 15 : 14} weight={600} breakWord>
        {nameOf(group)}
      </Text>
      {more && (
        <Text type="secondary" size={13} block breakWord>
          {more}
        </Text>
      )}
      <ul className="scope-list">
        {group.items.map((item) => (
          <li key={item.id}>
            <span>{sentence(item)}</span>
            <Button aria-label={t.editOf(sentence(item))} onClick={() => onEdit(item)}>
              {t.edit}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
