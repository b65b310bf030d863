import { type AreaHelp, helpPicture } from '@keyhaven/shared-contracts/platform/help'
import { paths } from '@keyhaven/shared-contracts/platform/paths'
import { clientsHelp } from './clients/clients-help.ts'

const toBookings = { label: 'Open Bookings', path: paths.bookings() }
const toClients = { label: 'Open Clients', path: paths.clients() }
const toCalendar = { label: 'Open the calendar', path: paths.dashboard() }

export const help = {
  sections: [
    {
      id: 'system-setup',
      title: 'System Setup and Workflow',
      order: 11,
      topics: [
        {
          id: 'step-3-clients',
          title: 'Step 3: Add your clients',
          content: [
            'A client is a guest in your records: name, email and address. For a guest who calls, a name and a phone number are enough: enter them while you book; you will be asked for the address when you issue the invoice. Clients do not get an account, and nothing is sent to them when you add them.',
          ],
          steps: ['Open Clients and press New Client.', 'Fill in the name, Email, address and Phone.', 'Press Save.'],
          picture: helpPicture('step-3-clients', 'The New Client form, opened from Clients'),
          link: toClients,
        },
        {
          id: 'step-4-booking',
          title: 'Step 4: Create a booking',
          content: [
            'The form asks for one thing after another and only offers what is free: a property without a free unit for these dates is not listed. The price appears below, line by line, as soon as you have chosen unit, dates and guests.',
          ],
          steps: [
            'Open Bookings and press New Booking.',
            'Choose Check In and Check Out, then Property and Unit.',
            'Enter the number of Guests, then find the Client by name, or choose New client in the list.',
            'Set Status, Promo code, deposit and Services if you need them, and press Save.',
          ],
          picture: helpPicture('step-4-booking', 'The New Booking form with its dates, property, unit and guests'),
          link: toBookings,
        },
      ],
    },
    {
      id: 'managing-bookings',
      title: 'Managing Bookings',
      order: 30,
      theme: 'bookings',
      topics: [
        {
          id: 'booking-status',
          title: 'Pending, confirmed, cancelled: what does each one block?',
          content: [
            'Pending and confirmed both keep the unit: nobody else can be booked into it for those nights. A booking that you enter stays pending until you change it. Cancelled frees the nights at once.',
            'Only confirmed bookings count: as revenue, as guests present and as next arrival and departure. Pending ones are named beside them, in the cards, in the lists of today and in Analytics (“€600.00 more if pending stays come”), and count as taken nights in the occupancy. Two weeks before arrival the dashboard asks you to confirm them.',
          ],
          link: toBookings,
        },
        {
          id: 'change-a-stay',
          title: 'Change dates, unit or guests: old price or new?',
          content: [
            'Press Edit in the row of the booking. When you change dates, unit, guests, services or the promo code, the form shows the old and the new total and asks which one counts: today’s prices, or the total that was agreed.',
            'Status, deposit and client never change the price. If an invoice has already been issued, a change of dates, unit, guests, price or client replaces it: the old one is cancelled by a second document, and a new one is issued. You see the numbers and amounts first, and nothing changes until you agree.',
            'A date in the past can stay as it is, but you cannot move an arrival to a day before today.',
          ],
          steps: [
            'Press Edit and make your changes.',
            'Under “Which price?”, choose “New price” or “Keep the agreed price”.',
            'Press Update.',
          ],
          picture: helpPicture('change-a-stay', 'The Edit Booking form asking which price counts'),
          link: toBookings,
        },
        {
          id: 'how-a-price-is-made',
          title: 'How is the total price made up?',
          content: [
            'Nights, plus extra persons for each night, plus services, less the promo code. Press Details in the row of a booking: Price shows each line with its quantity and amount. The booking keeps these lines. Changing the price of a unit or a service later does not touch them.',
          ],
          link: toBookings,
        },
        {
          id: 'same-day-change',
          title: 'Can one guest leave and the next arrive on the same day?',
          content: [
            'Yes. A stay takes the nights from check-in up to the night before check-out; the day of departure is free for the next arrival. Two bookings that share a night in the same unit are refused, even when two people book at the same moment.',
          ],
        },
        {
          id: 'no-free-property',
          title: 'Why is my property or unit not offered in the form?',
          content: [
            'The form lists units that are free for every night of the stay, Active, and have the status Available. If the one you are looking for is missing, one of these is not the case: check its nights in the calendar, and its row under Units.',
            '“Selected unit cannot accommodate this number of guests” means that there are more guests than the unit’s Max Capacity.',
          ],
          link: toCalendar,
        },
        {
          id: 'deposit',
          title: 'Record a deposit',
          content: [
            'To ask for a deposit, leave Deposit Paid at No and enter the Required deposit and the day until which it is due. Left empty, a new stay is asked for what your payment rule says (Invoice settings, Payments, or the property itself), and follows it when the stay changes; Details shows the payment plan with what is paid and overdue. Once it has come, set Deposit Paid to Yes and enter the Deposit Amount. The list then shows a tick with the amount; X means not paid. The deposit does not change the total price; the invoice shows it below the total.',
          ],
          link: toBookings,
        },
        {
          id: 'cancel-or-delete',
          title: 'Cancel or delete a booking?',
          content: [
            'Cancel when a stay will not take place: press Details, then Cancel booking. You see what that affects first. The nights are free again, a draft invoice is deleted, and an issued one is cancelled by a second document. If your guest has paid something, you are offered the refund right afterwards. Where you charge a fee, Invoice the fee makes a draft of its invoice. The booking still counts in your cancellation rate.',
            'Delete is for what was entered by mistake: the booking is gone for good, and its draft invoice with it. A booking with an issued invoice, or with payments, refunded or not, can only be cancelled.',
          ],
          link: toBookings,
        },
        {
          id: 'write-to-a-guest',
          title: 'Write to a guest about a booking',
          content: [
            'Guests who ask on your pages get their mails by themselves: that you have their request, and what you decide. Your own words go along when you accept, decline or cancel. For everything else, nothing is sent unless you ask for it.',
            'Every mail is shown before it is sent. It bears your name, logo and colour, an answer goes to you, and a confirmed stay comes with an entry for the guest’s calendar.',
            'Notes on a booking or a client are for you alone.',
          ],
          steps: [
            'Press Details of a booking, then Email guest…: the mail says how the stay stands now.',
            'In the form of a booking, tick Then show me an email to the guest, and save: you see the mail before it goes.',
            'An issued invoice goes along as a PDF: in the booking press Email… beside it.',
          ],
          link: toBookings,
        },
        {
          id: 'changes-of-guests',
          title: 'When a guest asks for other dates or guests',
          content: [
            'On the page of a confirmed stay, guests choose other dates or another number of guests, see the new price, and send it to you with a message. Nothing of the booking changes until you accept, and the new nights are not held: whoever books them first has them.',
            'You get an email with the stay as it is booked and as it is wanted. Accept or decline with its link, or on the dashboard, or in the booking, with your own words if you like. Accepted, the booking has the new days, guests and the price that the guest saw, and the guest gets an email with the entry for their calendar. An issued invoice is replaced only after you have said so.',
            'If you change the booking yourself in the meantime, the guest’s wish is closed and they are told. One that nobody answers ends when the stay begins.',
          ],
          link: toBookings,
        },
        {
          id: 'way-in-by-mail',
          title: 'Mail directions and door code before arrival',
          content: [
            'Enter directions under Properties and the door code under Units. As many days before arrival as the property says, we mail the guest of a confirmed stay the address with a map, directions, door code, check-in times, and what is left to pay. If the dates or the unit change, the mail goes again.',
            'Guests who asked on your pages get it by themselves; turn it off under Properties, Arrival. For a booking that you entered yourself it is sent only if you tick it in the mail to the guest.',
          ],
          link: toBookings,
        },
        {
          id: 'reopen-a-booking',
          title: 'Bring back a cancelled booking',
          content: [
            'Press Details, then Reopen booking. That works while the unit is still free for those nights and can be booked; otherwise you see which nights are taken, and can choose other dates or another unit under Edit booking.',
          ],
          link: toBookings,
        },
        {
          id: 'find-a-booking',
          title: 'Find one booking, or all that match',
          content: [
            'The list opens with all arrivals from today on. The tabs above it show who is in the house, requests awaiting your answer, past and cancelled bookings, or all of them. Sort by arrival, booking date, guest or total; the column headings sort, too. Press a row to open the booking.',
            'Above the list, search by guest (name, email, phone or city), unit, promo code, a day like 21.11., or the number of the booking or its invoice. Then narrow it by status, property, days of arrival and deposit. The address of the page includes the filters: bookmark it, or send it to someone on your team. Export CSV saves what the filters show, on all pages.',
            'Details opens a booking over the page; you can bookmark and send its address in the same way.',
          ],
          link: toBookings,
        },
        {
          id: 'changed-meanwhile',
          title: '“Someone else has changed this in the meantime”: what now?',
          content: [
            'After you opened it, someone else, or you in another tab, saved the booking, client or unit you are editing. Nothing you typed is lost: Keep what I typed puts it on top of the new version, Show the new version discards it. Look at both, then press Update.',
          ],
          link: toBookings,
        },
        {
          id: 'first-steps',
          title: 'Bring the first five steps back to the dashboard',
          content: [
            'Until you have your first booking, the dashboard lists what leads up to it: your details, a property, a unit with its price, a picture, and the booking. If you pressed Hide, the link below brings the steps back. After the first booking they disappear on their own.',
          ],
          link: { label: 'Show the first steps', path: `${paths.dashboard()}?steps=show` },
        },
        {
          id: 'today',
          title: 'Today on the dashboard',
          content: [
            'Requests awaiting your answer come first, with unit, nights, guests, price and how long you have left. Below are today’s arrivals, guests in house and departures, and unpaid deposits. Press a row to open its booking. A yellow dot marks a booking that is still pending. “Today” is the day at the property.',
          ],
          link: toCalendar,
        },
        {
          id: 'calendar-colours',
          title: 'Read the calendar',
          content: [
            'On the dashboard, choose one property or All properties, and month and year: one row per unit, one column per day. A bar runs from the middle of the day of arrival to the middle of the day of departure. Green is confirmed, yellow is pending, hatched is blocked. Show cancelled adds cancelled stays as thin red lines, which block nothing.',
            'The heading of a property shows how many units are free each night, and from what price. Point at a bar to see who it is; press it to open the booking or the block.',
          ],
          link: toCalendar,
        },
        {
          id: 'calendar-zoom',
          title: 'See more days or units, or go to other days',
          content: [
            'The buttons 14, 31, 90 and 365 choose how many days fill the screen; the day in the middle stays where it is, and today stays in view. Scroll on to any day, press Earlier and Later for a screen of days, or Today to come back. Press the name of a property to hide its units or show them again.',
            'Full page hides the rest of the dashboard, so that the calendar fills the window; Show dashboard brings it back.',
            'The address of the page includes property, day, zoom and full page: bookmark it, or send it to someone on your team.',
          ],
          link: toCalendar,
        },
        {
          id: 'calendar-book-or-block',
          title: 'Book or block nights in the calendar',
          content: [
            'Drag from the day of arrival to the day of departure, or press a single day for one night. Find the guest by name, or type a new name and press Enter: a phone number or an email address is then enough. More options… opens the whole form with services and promo code, once the guest is known. To take the nights out of sale instead, type a reason at the foot of the dialog, if you like, and press Block.',
            'On a phone, tap the day of arrival, then the day of departure, and press Book. Press a block to change or remove it.',
          ],
          link: toCalendar,
        },
        {
          id: 'calendar-prices',
          title: 'See and change prices in the calendar',
          content: [
            'Prices, beside the legend, shows the price of each free night, and below it the minimum stay where there is one (3+). Point at a night to read it in words. The columns need room for it: 14 days, or 31 on a wide screen. To change price or rules, select nights as for a booking and press Set price and rules…: type a price per night or minimum nights, or choose No arrival and No departure, for other units of the property, too, if you like. What is left empty stays as it is. Seasons on these nights are cut around them, and rules of these days are replaced. For ten seconds, Undo takes all of it back.',
          ],
          link: toCalendar,
        },
        {
          id: 'calendar-move',
          title: 'Move a stay, or make it longer or shorter',
          content: [
            'Drag a bar to other days or to another unit, or drag one of its ends. It turns red where it cannot go, and says why. On a phone, hold the bar first. Move… in the details of a booking does the same without dragging.',
            'If the price would change, you choose: keep the old one or take the new one. For ten seconds, Undo (or Ctrl and Z) reverses the last move and its price. If an invoice has been issued, you are asked before a move or an undo replaces it.',
          ],
          link: toCalendar,
        },
        {
          id: 'calendar-keys',
          title: 'Use the calendar with the keyboard',
          content: [
            'Go to the calendar with the Tab key. The arrow keys move over days and units, Page Up and Page Down by a full screen, T goes to today, and F shows the calendar on the full page and back. Enter opens what is there; on a free night it begins a selection, the arrows extend it, and Enter again books or blocks it.',
            'M takes hold of a stay or block: the arrows move it, Shift and the arrows change its end, Enter puts it down and Escape leaves it where it was. Press ? for a list of all keys.',
          ],
          link: toCalendar,
        },
        {
          id: 'dashboard-figures',
          title: 'What the figures on the dashboard mean',
          content: [
            'Guests: how many people are staying today. Occupancy: the share of your active units that is taken tonight. Monthly Occupancy: the same for all nights of this month. Next Arrival and Next Departure: of confirmed stays, today included.',
            'A dash means that there is nothing to count, for instance no active unit.',
          ],
          link: toCalendar,
        },
      ],
    },
    clientsHelp,
  ],
} satisfies AreaHelp
