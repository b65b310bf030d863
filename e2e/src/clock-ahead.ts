/** Loaded before a server: its clock is ahead of that of the machine by `CLOCK_AHEAD_MS`. */
const aheadMs = Number(process.env['CLOCK_AHEAD_MS'])
const machineNow = Date.now.bind(Date)

Date.now = () => machineNow() + aheadMs
globalThis.Date = new Proxy(Date, {
  construct: (date, given: unknown[]) => Reflect.construct(date, given.length > 0 ? given : [date.now()]) as Date,
})
