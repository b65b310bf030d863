/** The title of the browser's tab. */
export function DocumentTitle({ children }: { children?: string | undefined }) {
  return <title>{children ? `${children} · Keyhaven` : 'Keyhaven · Find your perfect rental property'}</title>
}
