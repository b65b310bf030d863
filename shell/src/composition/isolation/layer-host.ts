const hosts = new Map<string, HTMLElement>()

/**
 * Parent of what an area, or the shell, shows over the page: dialogs, menus, notes. It bears the area's name as its frames do, so that
 * the area's styles hold there.
 */
export const layerHost = (owner: string): HTMLElement => {
  const host = hosts.get(owner) ?? document.createElement('div')
  hosts.set(owner, host)
  host.dataset['area'] = owner
  host.style.display = 'contents'
  if (!host.isConnected) document.body.append(host)
  return host
}

/** Those of the page so far. */
export const layerHosts = () => [...hosts.values()]
export const isLayerHost = (element: Element) => layerHosts().some((host) => host === element)
