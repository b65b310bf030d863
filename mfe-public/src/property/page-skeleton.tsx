/** Holds the place of a property or unit while it loads. */
export function PageSkeleton({ label }: { label: string }) {
  return (
    <div className="kh-page" role="status" aria-label={label}>
      <div aria-hidden="true" className="kh-page-skeleton">
        <span className="kh-line kh-shimmer kh-w-20" />
        <span className="kh-line kh-line-page kh-shimmer kh-w-60" />
        <span className="kh-line kh-shimmer kh-w-40" />
        <div className="kh-gallery-bare kh-shimmer" />
        <span className="kh-line kh-shimmer kh-w-80" />
        <span className="kh-line kh-shimmer kh-w-60" />
      </div>
    </div>
  )
}
