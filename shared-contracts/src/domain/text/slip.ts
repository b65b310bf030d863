/** Mail hosts of most guests of houses in Europe. */
const hosts =
  'gmail.com googlemail.com outlook.com outlook.de outlook.it outlook.fr hotmail.com hotmail.de hotmail.it hotmail.fr ' +
  'hotmail.co.uk live.com live.de live.it live.nl msn.com yahoo.com yahoo.de yahoo.it yahoo.fr yahoo.co.uk icloud.com ' +
  'me.com gmx.at gmx.de gmx.net gmx.ch web.de t-online.de freenet.de aon.at bluewin.ch libero.it virgilio.it tiscali.it ' +
  'alice.it orange.fr free.fr wanadoo.fr laposte.net sfr.fr ziggo.nl kpnmail.nl hetnet.nl planet.nl seznam.cz ' +
  'centrum.cz email.cz post.cz btinternet.com proton.me protonmail.com aol.com'
const knownHosts = hosts.split(' ')

/** One sign left out, added, changed, or two of them swapped. */
const isOneAway = (a: string, b: string) => {
  let at = 0
  while (at < Math.min(a.length, b.length) && a[at] === b[at]) at += 1
  const [restA, restB] = [a.slice(at), b.slice(at)]
  return (
    restA.slice(1) === restB ||
    restA === restB.slice(1) ||
    restA.slice(1) === restB.slice(1) ||
    (restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2))
  )
}

/** Endings that no country and nobody else has. */
const endings: Record<string, string> = {
  ...{ con: 'com', cmo: 'com', ocm: 'com', comm: 'com', vom: 'com', xom: 'com', cpm: 'com', coom: 'com', om_: 'com' },
  ...{ nte: 'net', ner: 'net', met: 'net', orgg: 'org', ogr: 'org', dee: 'de', att: 'at', itt: 'it', frr: 'fr' },
}

/** Address that was probably meant: `karl@gmail.com` for `karl@gmial.com`; undefined if it looks right. */
export function likelyEmail(address: string): string | undefined {
  const at = address.lastIndexOf('@')
  const host = address.slice(at + 1).toLowerCase()
  if (at < 1 || host.length < 3 || knownHosts.includes(host)) return undefined
  const name = address.slice(0, at + 1)
  if (!host.includes('.')) {
    const whole = knownHosts.find((one) => one.startsWith(`${host}.`))
    return whole && name + whole
  }
  const near = knownHosts.find((one) => isOneAway(host, one))
  // Two short hosts can differ by a letter and both exist: gmx.de and gmx.be, me.com and ne.com.
  if (near && near.length > 7) return name + near
  const dot = host.lastIndexOf('.')
  const ending = endings[host.slice(dot + 1)]
  return ending && name + host.slice(0, dot + 1) + ending
}
