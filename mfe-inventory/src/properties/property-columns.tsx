import type { Property } from '@keyhaven/shared-contracts/contract/properties'
import type { Column } from '@keyhaven/shared-contracts/web/list'
import { Button, Flex } from 'antd'
import { ActiveMark } from '../list/active-mark.tsx'
import { CellText } from '../list/cell-text.tsx'
import { CoverPicture } from '../list/cover-picture.tsx'

/** An address in the order in which people write it. */
const addressLines = ({ street, house_number, postal_code, city, country }: Property['address']) =>
  [`${street} ${house_number}`, `${postal_code} ${city}`, country].map((line) => line.trim()).filter(Boolean)

export const propertyColumns = (edit: (property: Property) => void): Column<Property>[] => [
  {
    key: 'active',
    title: 'Active',
    width: 70,
    card: 'heading',
    render: ({ active }) => <ActiveMark active={active} />,
  },
  {
    key: 'name',
    title: 'Name',
    width: 180,
    card: 'heading',
    render: ({ name, images }) => (
      <Flex gap={12} align="center">
        <CoverPicture images={images} />
        <CellText lines={3}>{name}</CellText>
      </Flex>
    ),
  },
  { key: 'units', title: 'Units', align: 'center', width: 60, render: ({ units }) => units.length },
  {
    key: 'description',
    title: 'Description',
    width: 116,
    render: ({ description }) => <CellText>{description}</CellText>,
  },
  {
    key: 'address',
    title: 'Address',
    width: 120,
    render: ({ address }) => <CellText lines={3}>{addressLines(address).join(', ')}</CellText>,
  },
  { key: 'images', title: 'Images', align: 'center', width: 78, render: ({ images }) => images.length },
  {
    key: 'edit',
    title: 'Edit',
    width: 76,
    card: 'action',
    render: (property) => (
      <Button aria-label={`Edit ${property.name}`} onClick={() => edit(property)}>
        Edit
      </Button>
    ),
  },
]
