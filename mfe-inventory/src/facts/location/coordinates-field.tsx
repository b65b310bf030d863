import { EnvironmentOutlined } from '@ant-design/icons'
import { loadComponent } from '@keyhaven/shared-contracts/web/area'
import type { ZodForm } from '@keyhaven/shared-contracts/web/form'
import { Box } from '@keyhaven/shared-contracts/web/layout'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { Alert, Button, Flex, Form, Input, Spin } from 'antd'
import { type ComponentType, type FocusEventHandler, useState } from 'react'
import { createPortal } from 'react-dom'
import { factsCatalog } from '../../messages/catalogs.ts'
import type { LocationMapProps } from './location-map.tsx'

type Address = { city?: string; country?: string } | undefined

/** Coordinates, typed, pasted or chosen on a map that is loaded when somebody wants it. What is typed is what counts. */
export function CoordinatesField({ field, address }: { field: ZodForm['field']; address: Address }) {
  const t = useMessages(factsCatalog).place
  const [below, setBelow] = useState<HTMLElement | null>(null)
  return (
    <>
      <Form.Item label={t.coordinates} extra={t.coordinatesHint} {...field('coordinates')}>
        <TypedOrChosen below={below} address={address} />
      </Form.Item>
      <div ref={setBelow} />
    </>
  )
}

type Props = {
  /** Container for the map, below the description of the field. */
  below: HTMLElement | null
  address: Address
  id?: string
  value?: string
  onChange?: (text: string) => void
  onBlur?: FocusEventHandler
}

type MapState = 'closed' | 'loading' | 'failed' | { LocationMap: ComponentType<LocationMapProps> }

function TypedOrChosen({ below, address, id, value = '', onChange, onBlur, ...described }: Props) {
  const t = useMessages(factsCatalog).place
  const [mapState, setMapState] = useState<MapState>('closed')
  const isOpen = mapState !== 'closed'
  const open = () => {
    setMapState('loading')
    loadComponent(() => import('./location-map.tsx'), 'LocationMap').then(
      // Closed meanwhile, it stays closed.
      (LocationMap) => setMapState((now) => (now === 'loading' ? { LocationMap } : now)),
      () => setMapState((now) => (now === 'loading' ? 'failed' : now)),
    )
  }
  return (
    <>
      <Flex wrap gap={8}>
        <Input
          {...described}
          {...(id && { id })}
          autoComplete="off"
          placeholder="47.80, 13.30"
          value={value}
          onChange={({ target }) => onChange?.(target.value)}
          onBlur={onBlur}
          style={{ flex: '1 1 180px', width: 'auto' }}
        />
        <Button
          icon={<EnvironmentOutlined aria-hidden />}
          aria-expanded={isOpen}
          onClick={() => (isOpen ? setMapState('closed') : open())}
        >
          {isOpen ? t.hideMap : t.showMap}
        </Button>
      </Flex>
      {below &&
        isOpen &&
        createPortal(
          <Box marginBottom={24}>
            {mapState === 'loading' && <Spin style={{ display: 'block', padding: '48px 0' }} />}
            {mapState === 'failed' && <Alert type="error" title={t.mapFailed} />}
            {typeof mapState === 'object' && (
              <mapState.LocationMap
                value={value}
                city={address?.city ?? ''}
                country={address?.country ?? ''}
                onChange={(text) => onChange?.(text)}
              />
            )}
          </Box>,
          below,
        )}
    </>
  )
}
