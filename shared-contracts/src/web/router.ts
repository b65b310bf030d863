/** Exports of `react-router-dom` that areas use: their plain imports of it are this file, so that there is one of it. */
export {
  createSearchParams,
  generatePath,
  isRouteErrorResponse,
  Link,
  Navigate,
  NavLink,
  Outlet,
  useBlocker,
  useLocation,
  useMatch,
  useMatches,
  useNavigate,
  useNavigation,
  useParams,
  useRouteError,
  useSearchParams,
} from 'react-router-dom'
export type { RouteObject } from 'react-router-dom'
