import { connect } from '@keyhaven/shared-contracts/web/api'

// The paths of pictures begin at the host that the guest is on.
connect({ origin: '' })

export { renderPage } from './first-view/render-page.tsx'
