import type { Property } from '@keyhaven/shared-contracts/contract/properties'
import type { Column } from '@keyhaven/shared-contracts/web/list'
import { Button, Flex } from 'antd'
import type { Messages } from '../messages/properties/en.ts'
import type { Messages as Records } from '../messages/records/en.ts'
import { ActiveMark } from '../list/active-mark.tsx'
import { CellText } from '../list/cell-text.tsx'
import { CoverPicture } from '../list/cover-picture.tsx'

/** An address in the order in which people write it. */
const addressLines = ({ street, house_number, postal_code, city, country }: Property['address']) =>
  [`${street} ${house_number}`, `${postal_code} ${city}`, country].map((line) => line.trim()).filter(Boolean)

export const propertyColumns =
  (t: Messages, records: Records) =>
  (edit: (property: Property) => void): Column<Property>[] => [
    {
      key: 'active',
      title: records.active,
      width: 70,
      card: 'heading',
      render: ({ active }) => <ActiveMark active={active} />,
    },
    {
      key: 'name',
      title: records.name,
      width: 164,
      card: 'heading',
      render: ({ name, images }) => (
        <Flex gap={12} align="center">
          <CoverPicture images={images} />
          <CellText lines={3}>{name}</CellText>
        </Flex>
      ),
    },
    { key: 'units', title: t.columns.units, align: 'center', width: 60, render: ({ units }) => units.length },
    {
      key: 'description',
      title: records.description,
      width: 104,
      render: ({ description }) => <CellText>{description}</CellText>,
    },
    {
      key: 'address',
      title: t.columns.address,
      width: 108,
      render: ({ address }) => <CellText lines={3}>{addressLines(address).join(', ')}</CellText>,
    },
    { key: 'images', title: t.columns.images, align: 'center', width: 78, render: ({ images }) => images.length },
    {
      key: 'edit',
      title: t.columns.edit,
      width: 116,
      card: 'action',
      render: (property) => (
        <Button aria-label={records.editOf(property.name)} onClick={() => edit(property)}>
          {records.edit}
        </Button>
      ),
    },
  ]
