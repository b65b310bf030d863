/** The mark: a house whose door is a keyhole. */
export function Logo() {
  return (
    <>
      <svg viewBox="0 0 32 32" aria-hidden="true">
        <rect className="shell-logo-tile" width="32" height="32" rx="8" />
        <path className="shell-logo-house" d="M7 15.5 16 8l9 7.5V24a1 1 0 0 1-1 1H8a1 1 0 0 1-1-1z" />
        <path
          className="shell-logo-tile"
          d="M16 14.4a2.6 2.6 0 0 1 1.3 4.85l.6 3.25h-3.8l.6-3.25A2.6 2.6 0 0 1 16 14.4z"
        />
      </svg>
      <span>Keyhaven</span>
    </>
  )
}
