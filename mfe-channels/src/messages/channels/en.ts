import type { ConflictDecision, ImportConflict } from '@keyhaven/shared-contracts/contract/channels/conflicts'
import type { FeedProblem, LeftOutReason } from '@keyhaven/shared-contracts/contract/channels/feed-runs'
import { en } from '@keyhaven/shared-contracts/domain/languages/en'

const stays = (count: number) => en.plural(count, { one: '# stay', other: '# stays' })

export const messages = {
  title: 'Channels',
  intro:
    'Keyhaven and your portals tell each other which nights are taken: it reads their calendars every 15 minutes, and they read yours.',
  loading: 'Loading channels',
  noUnits: 'Nothing to connect yet',
  noUnitsHint: 'Add a property and a unit first. Then its calendar can be connected with portals.',
  addUnit: 'Add a unit',
  notConnected: 'Not connected with any portal',
  connect: 'Connect a portal',
  addresses: 'Our addresses',
  addressesOf: (unit: string) => `Addresses of the calendar of ${unit}`,
  other: 'Another calendar',
  ago: {
    now: 'just now',
    minutes: (count: number) => en.plural(count, { one: '# minute ago', other: '# minutes ago' }),
    hours: (count: number) => en.plural(count, { one: '# hour ago', other: '# hours ago' }),
    days: (count: number) => en.plural(count, { one: 'yesterday', other: '# days ago' }),
  },
  /** A feed, in one line. */
  feed: {
    fresh: (ago: string) => `Read ${ago}`,
    never: 'Not read yet',
    stale: (ago: string) => `Last read ${ago}`,
    next: 'Next time:',
    asks: 'Suddenly empty',
    brings: (count: number, closures: number) =>
      closures > 0
        ? `${stays(count)}, ${en.plural(closures, { one: '# closure', other: '# closures' })}`
        : stays(count),
    conflicts: (count: number) => en.plural(count, { one: '# conflict', other: '# conflicts' }),
    readByThem: (channel: string, ago: string) => `${channel} read our calendar ${ago}`,
    notReadByThem: (channel: string) => `${channel} has not read our calendar yet`,
    fetch: 'Read now',
    fetched: (added: number, changed: number, removed: number) =>
      added + changed + removed === 0
        ? 'Read. Nothing has changed.'
        : `Read: ${added} new, ${changed} changed, ${removed} gone.`,
    history: 'What came',
    historyOf: (name: string) => `What came from ${name}`,
    edit: 'Edit',
    emptyTitle: (name: string) => `${name} is suddenly empty`,
    emptyText: 'It had stays to come, and now it has none. Keyhaven has changed nothing. Were all of them cancelled?',
    emptyYes: 'Yes, take them out',
  },
  problems: {
    name: 'There is no server of this name.',
    network: 'The server could not be reached.',
    certificate: 'The certificate of the server is not valid.',
    late: 'The server did not answer within 10 seconds.',
    large: 'The calendar is larger than 2 MB.',
    redirects: 'The address redirects too many times.',
    private: 'The address is not on the open internet.',
    status: 'The server answered with an error. Has the address been changed on the portal?',
    busy: 'The portal wants to be left alone for a while. Keyhaven tries again later.',
    login: 'The address leads to a page, often a sign-in, and not to a calendar.',
    not_calendar: 'What came is not a calendar.',
    truncated: 'The calendar came without its end. Nothing of it was taken over.',
    broken: 'The calendar cannot be read.',
    too_many: 'The calendar has more than 5,000 events.',
  } satisfies Record<FeedProblem, string>,
  httpStatus: (status: number) => `Status ${status}`,
  leftOut: {
    cancelled: 'cancelled on the portal',
    repeats: 'repeats: series are not taken over',
    closure: 'a closure: closures are not taken over',
    moving_closure: 'a closure that moves every day (lead time or horizon)',
    transparent: 'marked as free',
    past: 'has ended',
    backwards: 'ends before it begins',
    zero: 'has no night',
    no_date: 'has no date that can be read',
    part_of_stay: 'part of a stay that is there',
    too_long: 'longer than two years',
    repeated: 'an older version of another event',
    own: 'your own stay, which comes back from the portal',
    elsewhere: 'another calendar of this unit brings it, too',
  } satisfies Record<LeftOutReason, string>,
  /** The form that connects. */
  form: {
    title: (unit: string) => `Connect ${unit}`,
    editTitle: (name: string) => `Edit ${name}`,
    portal: 'Portal',
    name: 'Name',
    nameHint: 'As you call it. Empty: the name of the portal.',
    colour: 'Colour in the calendar',
    toUs: (channel: string) => `From ${channel} to Keyhaven`,
    toThem: (channel: string) => `From Keyhaven to ${channel}`,
    url: 'Address of the calendar on the portal',
    closures: 'Take closures over, too',
    closuresHint: 'Nights that are closed on the portal without a guest.',
    look: 'See what it brings',
    save: 'Connect',
    saveChange: 'Save',
    deleteHint:
      'Its stays to come leave the calendar. Stays that have begun, and bookings that you made of its stays, remain.',
    saveAnyway: 'Connect all the same',
    connected: 'Connected. It is read every 15 minutes.',
    brings: (count: number) => en.plural(count, { one: 'It brings # stay:', other: 'It brings # stays:' }),
    bringsNothing: 'It has nothing to bring yet, and can be read.',
    andMore: (count: number) => `and ${count} more`,
    taken: 'these nights are taken here',
    closure: 'Closure',
    stay: 'Stay',
    leftOut: (count: number) => en.plural(count, { one: '# event is left out', other: '# events are left out' }),
    ours: 'Our address',
    copy: 'Copy',
    copied: 'Copied',
    paste: {
      airbnb:
        'On Airbnb: Calendar, choose the listing, Availability, Connect calendars (or Calendar sync), Connect to another website. Paste this address there.',
      booking:
        'On Booking.com: Calendar & pricing (or Rates & availability), Sync calendars, Add calendar connection. Paste this address there.',
      vrbo: 'On Vrbo: Calendar, Import & export, Import calendar. Paste this address there.',
      smoobu: 'In Smoobu: Settings, iCal, Add. Paste this address there.',
      google: 'In Google Calendar: Other calendars, From URL. Paste this address there.',
      other: 'Paste this address where the other program imports calendars (iCal, ICS).',
    },
    find: {
      airbnb:
        'On Airbnb: Calendar, choose the listing, Availability, Connect calendars (or Calendar sync), Connect to another website. Copy the Airbnb calendar link.',
      booking:
        'On Booking.com: Calendar & pricing (or Rates & availability), Sync calendars, Export. Copy the link. Not offered where a channel manager is connected.',
      vrbo: 'On Vrbo: Calendar, Import & export, Export calendar. Copy the link.',
      smoobu: 'In Smoobu: Settings, iCal, Export. Copy the link.',
      google: 'In Google Calendar: settings of the calendar, Secret address in iCal format. Copy it.',
      other: 'Where the other program exports its calendar (iCal, ICS), copy the address.',
    },
  },
  /** Addresses of a unit. */
  exports: {
    intro:
      'Anyone who has an address can see which nights are taken. Give each portal its own: it leaves out what that portal brought.',
    any: 'Any other program',
    read: (ago: string) => `Last read ${ago}`,
    neverRead: 'Never read',
    pending: 'Pending stays',
    blocks: 'Blocks',
    names: 'Guests’ names',
    rotate: 'New address',
    rotateQuestion: 'Give it a new address?',
    rotateText: 'The one before leads nowhere from then on. Paste the new one on the portal.',
    rotated: 'The address is a new one now.',
  },
  /** Runs of a feed. */
  runs: {
    intro:
      'What came of the last times that it was read. Times in a row on which nothing was new, or the same went wrong, are one line.',
    none: 'Nothing came yet.',
    counts: (seen: number, added: number, changed: number, removed: number) =>
      `${seen} in it · ${added} new · ${changed} changed · ${removed} gone`,
    nothingNew: 'Nothing new',
    times: (count: number, since: string) => `(${count} times since ${since})`,
    body: 'Look at the file',
    bodyTitle: 'The calendar as it came',
  },
  conflicts: {
    title: (count: number) =>
      en.plural(count, { one: 'One stay needs your decision', other: '# stays need your decision' }),
    taken: (channel: string) => `${channel} has a stay on nights that are taken here`,
    moved: (channel: string) => `${channel} has moved a stay that you have booked`,
    cancelled: (channel: string) => `${channel} has cancelled a stay that you have booked`,
    theirs: (channel: string) => `On ${channel}`,
    ours: 'Here',
    guest: 'a guest',
    block: 'Block',
    decisions: {
      keep_ours: 'Keep ours',
      move_ours: 'Move ours…',
      drop_theirs: 'Drop theirs for good',
      follow: 'Take over the change',
    } satisfies Record<ConflictDecision, string>,
    hints: {
      taken: 'Keep ours: tell the portal’s guest yourself. If the nights become free later, theirs takes them.',
      moved: 'Take over the change: the booking moves to these nights, at the same price.',
      cancelled: 'Take over the change: the booking is cancelled here, too.',
    } satisfies Record<ImportConflict['reason'], string>,
    dropQuestion: 'Drop this stay for good?',
    dropText: 'It never comes back, even if the nights become free. Tell its guest on the portal.',
    moveTitle: 'Move ours to another unit',
    moveTo: 'Free unit',
    noneFree: 'No other unit is free on these nights.',
    move: 'Move it',
    settled: 'Settled.',
  },
  settings: {
    title: 'When a calendar cannot be read',
    instant: 'Guests may book instantly all the same',
    instantHint:
      'Off: once a calendar could not be read for six hours, guests ask for the unit instead of booking it instantly, until all its calendars are read again.',
  },
  notice: {
    title: 'Channels',
    conflicts: (count: number) =>
      en.plural(count, { one: '1 stay needs your decision', other: '# stays need your decision' }),
    stale: (count: number) =>
      en.plural(count, { one: '1 calendar cannot be read', other: '# calendars cannot be read' }),
  },
  bar: {
    stale: (count: number) =>
      en.plural(count, { one: '1 portal is not up to date', other: '# portals are not up to date' }),
  },
  popup: {
    onPortal: (channel: string) => `On ${channel}`,
    summary: 'Called there',
    details: 'Details',
    read: (ago: string) => `Calendar read ${ago}`,
  },
}
export type Messages = typeof messages
