import './channels.css'

/** A channel's colour with its first letter, beside its name in words. */
export function ChannelSign({ name, colour }: { name: string; colour: string }) {
  return (
    <span className="channel-sign" aria-hidden style={{ background: colour }}>
      {name.slice(0, 1).toUpperCase()}
    </span>
  )
}
