const pausesMs = [0, 300, 900, 2000]

/** Puts a sheet that the document names before the rules of the page, which change it; icons write rules of their own before all. */
const add = ({ href, integrity }: HTMLLinkElement) =>
  new Promise<boolean>((done) => {
    const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet', crossOrigin: '', href, integrity })
    sheet.addEventListener('load', () => done(true))
    sheet.addEventListener('error', () => {
      sheet.remove()
      done(false)
    })
    document.head.insertBefore(sheet, document.querySelector('#preload ~ style'))
  })

const addPatiently = async (named: HTMLLinkElement) => {
  for (const pause of pausesMs) {
    if (pause) await new Promise((resolve) => setTimeout(resolve, pause))
    if (await add(named)) return
  }
}

const named = document.querySelectorAll<HTMLLinkElement>('head > link[rel=preload][as=style]')

/** Settled once antd's components can be drawn. Where a sheet has not come after all, the page is plain, and can be used. */
export const startSheets = Promise.all([...named].map(addPatiently))
