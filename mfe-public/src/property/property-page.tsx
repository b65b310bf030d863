import { useParams } from 'react-router-dom'
import { PropertyContent } from './property-content.tsx'

/** One property with its units. */
export function PropertyPage() {
  const { id = '' } = useParams()
  return <PropertyContent id={id} heading="h1" isPage />
}
