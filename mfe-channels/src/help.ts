import type { AreaHelp } from '@keyhaven/shared-contracts/platform/help'
import { paths } from '@keyhaven/shared-contracts/platform/paths'

const toChannels = { label: 'Open Channels', path: '/owner/dashboard/channels' }
const toCalendar = { label: 'Open the calendar', path: paths.dashboard() }

/** Help topics on it. */
export const help = {
  sections: [
    {
      id: 'channels',
      title: 'Channels',
      order: 55,
      topics: [
        {
          id: 'connect-portal',
          title: 'Connect a unit with Airbnb, Booking.com or Vrbo',
          content: [
            'It takes three minutes for each unit and portal. Two addresses change sides: that of the portal’s calendar comes to Keyhaven, and ours goes to the portal. The form names the menus of the portal where you find the one and paste the other.',
            'Only with both directions does each side know what is booked on the other. If you connect several portals, give each of them our address, too: so they also learn from Keyhaven what the other portals have booked.',
          ],
          steps: [
            'Open Channels, press Connect a portal beside the unit and choose the Portal.',
            'Copy the address of its calendar on the portal and paste it into Address of the calendar on the portal.',
            'Press See what it brings: the stays are listed below, and nothing is saved yet.',
            'Copy Our address and paste it on the portal.',
            'Press Connect. The stays are in your calendar, and the portal’s calendar is read every 15 minutes from now on.',
          ],
          link: toChannels,
        },
        {
          id: 'imported-stays',
          title: 'What are the bars of a portal in the calendar?',
          content: [
            'Each is a stay that a portal has booked, in the colour that you chose for it. Its nights are taken: nobody can book them here. Portals tell little more than the nights, so there is no client, no invoice and no revenue. Where one moves or cancels a stay, the bar follows; it goes once it was missing from the calendar twice in a row.',
            'Closures are nights that are closed on the portal without a guest. They are left out unless you switch on Take closures over, too: many portals close nights only because they learned from us that these are taken.',
            'For an invoice, a deposit or your statistics, press the bar and choose Make a booking of it: enter the client and the price, and it becomes a booking like any other. If the portal changes that stay later, nothing in your booking changes before you have decided.',
          ],
          link: toCalendar,
        },
        {
          id: 'channel-conflicts',
          title: 'A stay needs your decision',
          content: [
            'A portal may bring a stay on nights that a booking, a block or another portal’s stay has here. Nothing is lost: yours stays as it is, and the portal’s waits on top of Channels until you decide. You get one mail about it. Requests that you have not answered yet make room, and their guests are shown other dates.',
            'Keep ours: tell the portal’s guest yourself; if the nights become free later, that stay takes them. Move ours: your booking moves to another free unit of the property at the same price, and the portal’s stay takes the nights. Drop theirs for good: it never comes back. Here, too, you tell the guest on the portal.',
            'If a portal moves or cancels a stay of which you made a booking, you are asked as well: Take over the change brings your booking after it, Keep ours leaves it as it is.',
          ],
          link: toChannels,
        },
        {
          id: 'stale-calendars',
          title: 'When a calendar cannot be read',
          content: [
            'Keyhaven reads the calendars of portals every 15 minutes. Channels shows when each was read last, and what was wrong. After six hours without success, Channels and the calendar mark it; after a day you get a mail, once. Most often the portal has changed the address: copy the new one there and paste it under Edit.',
            'From the sixth hour on, guests ask for the unit instead of booking it instantly, until all its calendars are read again. If you would rather take the risk, switch on Guests may book instantly all the same, at the end of Channels.',
            'If a calendar is suddenly empty, Keyhaven changes nothing and asks you whether all of its stays were cancelled.',
            'Portals read our calendars less often, most of them every two to four hours. With a booking for today or tomorrow, better close the nights on the portals yourself at once.',
          ],
          link: toChannels,
        },
        {
          id: 'our-addresses',
          title: 'Our addresses: what portals read',
          content: [
            'Each unit has an address for each portal and one for any other program. You find them under Our addresses, with the time at which each was read last. An address leaves out what its portal brought, or else the portal would get its own stays back.',
            'Confirmed bookings and the stays of other portals are always in it. You choose whether pending stays and blocks are in it as well, and whether guests’ names are; without them it only says Reserved.',
            'Anyone who has an address can read it, without a password. If one has fallen into the wrong hands, press New address: the one before leads nowhere from then on. Paste the new one on the portal.',
          ],
          link: toChannels,
        },
      ],
    },
  ],
} satisfies AreaHelp
