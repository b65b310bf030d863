/** Moves while something is on its way; it keeps its place when nothing is. */
export function SendingBar({ active, label }: { active: boolean; label: string }) {
  return (
    <div className="kh-sending">
      {active && <div className="kh-sending-run" role="progressbar" aria-label={label} />}
    </div>
  )
}
