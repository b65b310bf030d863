/** Holds the place of cards while they load. */
export function CardSkeletons({ label, count = 6 }: { label: string; count?: number }) {
  return (
    <div className="kh-grid" role="status" aria-label={label}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className="kh-card kh-skeleton-card" aria-hidden="true">
          <div className="kh-card-picture kh-shimmer" />
          <div className="kh-card-body">
            <span className="kh-line kh-shimmer kh-w-40" />
            <span className="kh-line kh-line-title kh-shimmer kh-w-80" />
            <span className="kh-line kh-shimmer kh-w-60" />
            <span className="kh-line kh-shimmer kh-w-40" />
          </div>
        </div>
      ))}
    </div>
  )
}
