/** A key whose bow is a house. */
export function Logo() {
  return (
    <svg className="kh-logo" width="34" height="34" viewBox="0 0 34 34" aria-hidden="true" focusable="false">
      <rect className="kh-logo-plate" width="34" height="34" rx="10" />
      <path
        className="kh-logo-key"
        d="M17 6.5l8 6.3v6.2a1.8 1.8 0 0 1-1.8 1.8h-4.7v2.2h3v2.8h-3v2.7h-3v-7.7h-4.7A1.8 1.8 0 0 1 9 19v-6.2z"
      />
      <circle className="kh-logo-plate" cx="17" cy="14.5" r="2.4" />
    </svg>
  )
}
