import { PictureOutlined } from '@ant-design/icons'
import type { PropertyOutlook } from '@keyhaven/shared-contracts/contract/bookings/dashboard'
import type { Property } from '@keyhaven/shared-contracts/contract/inventory/properties'
import { paths } from '@keyhaven/shared-contracts/platform/paths'
import { Box, Text } from '@keyhaven/shared-contracts/web/layout'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { Button, Card, Flex, theme, Typography } from 'antd'
import { useId } from 'react'
import { propertiesCatalog, recordsCatalog } from '../messages/catalogs.ts'
import { ActiveMark } from '../list/active-mark.tsx'
import { CellText } from '../list/cell-text.tsx'
import { CoverPicture } from '../list/cover-picture.tsx'
import { LinkButton } from '../list/link-button.tsx'
import { OutlookFacts } from './outlook-facts.tsx'
import './property-card.css'

type Props = {
  property: Property
  outlook: PropertyOutlook | undefined
  isLoading: boolean
  isMarked: boolean
  onEdit: (property: Property) => void
}

/** Card with the outlook of a property; a click opens its form. */
export function PropertyCard({ property, outlook, isLoading, isMarked, onEdit }: Props) {
  const t = useMessages(propertiesCatalog)
  const records = useMessages(recordsCatalog)
  const { token } = theme.useToken()
  const heading = useId()
  const { id, name, active, address, description, units, images } = property
  const { street, house_number, postal_code, city, country } = address
  const image = t.images(images.length)
  return (
    <article className="kh-property-frame" aria-labelledby={heading}>
      <Card
        hoverable
        className="kh-property"
        style={isMarked ? { background: token.controlItemBgActive } : {}}
        styles={{ body: { padding: 0, height: '100%', display: 'flex', flexDirection: 'column' } }}
      >
        <div className="kh-property-picture">
          <CoverPicture images={images} shape="wide" />
          <Flex
            role="img"
            aria-label={image}
            title={image}
            gap={6}
            style={{
              ...{ position: 'absolute', insetInlineEnd: 10, bottom: 10, padding: '2px 8px', borderRadius: 12 },
              ...{ background: token.colorBgSpotlight, color: token.colorTextLightSolid, fontSize: 13 },
            }}
          >
            <PictureOutlined aria-hidden />
            <span>{images.length}</span>
          </Flex>
        </div>
        <Flex className="kh-property-words" vertical gap={12}>
          <div>
            <Flex gap={8} align="baseline">
              <Typography.Title level={2} id={heading} className="kh-property-name">
                {name}
              </Typography.Title>
              <ActiveMark active={active} withLabel />
            </Flex>
            <Box breakWord>
              <span>{`${street} ${house_number}`.trim()}</span>
              {', '}
              <Text weight={600}>{`${postal_code} ${city}`.trim()}</Text>
              {', '}
              <span>{country}</span>
            </Box>
            <Typography.Text type="secondary">
              <CellText lines={1}>{description}</CellText>
            </Typography.Text>
          </div>
          <OutlookFacts outlook={outlook} isLoading={isLoading} timeZone={property.time_zone} />
          <Flex className="kh-property-actions" gap={8} align="center" wrap>
            <Button className="kh-property-edit" aria-label={records.editOf(name)} onClick={() => onEdit(property)}>
              {records.edit}
            </Button>
            <LinkButton
              className="kh-property-way"
              type="link"
              to={paths.units(id)}
              aria-label={t.unitsOf(units.length, name)}
            >
              {t.units(units.length)}
            </LinkButton>
            <LinkButton
              className="kh-property-way"
              type="link"
              to={paths.seasons({ property: id })}
              aria-label={t.seasonPricesOf(name)}
            >
              {t.seasonPrices}
            </LinkButton>
          </Flex>
        </Flex>
      </Card>
    </article>
  )
}
