import type { AddressOut } from './address.ts'
import type { Coordinates } from './coordinates.ts'

const map = 'https://www.openstreetmap.org'

/** Address of a house on a map of the web: at its coordinates, else at what a search finds for its address. */
export function mapAddress({
  coordinates,
  address,
}: {
  coordinates?: Coordinates | null | undefined
  address: AddressOut
}) {
  if (coordinates) {
    const { latitude, longitude } = coordinates
    return `${map}/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`
  }
  const { street, house_number, postal_code, city, country } = address
  return `${map}/search?query=${encodeURIComponent(`${street} ${house_number}, ${postal_code} ${city}, ${country}`)}`
}
