/** A key whose bow is a house. */
export function Logo() {
  return (
    <svg className="kh-logo" width="34" height="34" viewBox="0 0 34 34" aria-hidden="true" focusable="false">
      <rect className="kh-logo-plate" width="34" height="34" rx="10" />
      <path
        className="kh-logo-key"
        d="M17 6.500l8 6.300v6.200a1.8 1.8 0 0 1-1.8 1.800h-4.700v2.200h3v2.800h-3v2.700h-3v-7.700h-4.700A1.8 1.8 0 0 1 9 19v-6.200z"
      />
      <circle className="kh-logo-plate" cx="17" cy="14.5" r="2.4" />
    </svg>
  )
}
