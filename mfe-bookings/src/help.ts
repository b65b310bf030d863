import { type AreaHelp, helpPicture } from '@keyhaven/shared-contracts/platform/help'
import { paths } from '@keyhaven/shared-contracts/web/paths'

const toBookings = { label: 'Open Bookings', path: paths.bookings() }
const toClients = { label: 'Open Clients', path: paths.clients() }
const toCalendar = { label: 'Open the calendar', path: paths.dashboard() }

/** What owners ask about stays and the people who stay. */
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
            'A client is a guest in your records: name, e-mail and address. For a guest who calls, a name and a phone number are enough: type them while you book, and the address is asked for when you issue the invoice. Clients do not get an account, and nothing is sent to them when you add them.',
          ],
          steps: [
            'Open Clients and press New Client.',
            'Fill in the name, Email and the address with Phone.',
            'Press Save.',
          ],
          picture: helpPicture('step-3-clients', 'The New Client form, opened from Clients'),
          link: toClients,
        },
        {
          id: 'step-4-booking',
          title: 'Step 4: Create a booking',
          content: [
            'The form asks one thing after the other and only offers what is free: a property without a free unit for these dates is not in the list. The price stands below, line by line, as soon as unit, dates and guests are there.',
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
            'Pending and confirmed both keep the unit: nobody else can be booked into it for those nights. A booking that you enter stays pending until you change it. Cancelled sets the nights free at once.',
            'Only confirmed bookings count as revenue and as guests, arrivals and departures on the dashboard. Occupancy counts pending ones too, because the unit is taken.',
          ],
          link: toBookings,
        },
        {
          id: 'change-a-stay',
          title: 'Change dates, unit or guests: old price or new?',
          content: [
            'Press Edit in the row of the booking. When you change dates, unit, guests, services or the promo code, the form shows the old and the new total and asks which one counts: today’s prices, or the total that was agreed.',
            'Status, deposit and client never change the price. If an invoice is issued already, a change of dates, unit, guests, price or client replaces it: the old one is cancelled by a second document, and a new one is issued. You are told the numbers and sums first, and nothing changes until you agree.',
            'A day that is past can stay as it is, but you cannot move an arrival to a day before today.',
          ],
          steps: [
            'Press Edit and change what is to change.',
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
            'Nights, plus extra persons for each night, plus services, less the promo code. Press Details in the row of a booking: under Price each line stands with its quantity and amount. The booking keeps these lines. Changing the price of a unit or a service later does not touch them.',
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
            'The form lists units that are free for every night of the stay, Active, and have the status Available. If the one that you look for is missing, one of these is not so: look at its nights in the calendar, and at its row under Units.',
            '“Selected unit cannot accommodate this number of guests” means that there are more guests than its Max Capacity.',
          ],
          link: toCalendar,
        },
        {
          id: 'deposit',
          title: 'Note a deposit',
          content: [
            'Set Deposit Paid to Yes and enter the Deposit Amount. The list then shows a tick with the amount; X means not paid. The deposit does not change the total price; the invoice shows it below the total.',
          ],
          link: toBookings,
        },
        {
          id: 'cancel-or-delete',
          title: 'Cancel or delete a booking?',
          content: [
            'Cancel when a stay does not happen: press Details, then Cancel booking. You are told what that affects before it is done. The nights are free again, a draft invoice is deleted, and an issued one is cancelled by a second document. If your guest has paid something, the refund is offered right after. The booking still counts in your rate of cancellations.',
            'Delete is for what was entered by mistake: the booking is gone for good, and its draft invoice with it. A booking with an issued invoice, or with payments, refunded or not, can only be cancelled.',
          ],
          link: toBookings,
        },
        {
          id: 'reopen-a-booking',
          title: 'Bring back a cancelled booking',
          content: [
            'Press Details, then Reopen booking. That works while the unit is still free for those nights and can be booked; otherwise you are told what is taken, and under Edit booking you can choose other dates or another unit.',
          ],
          link: toBookings,
        },
        {
          id: 'find-a-booking',
          title: 'Find one booking, or all that match',
          content: [
            'The list opens with everybody who arrives from today on. The tabs above it show who is in the house, requests that wait for you, past and cancelled bookings, or all of them. Sort by arrival, by the day it was booked, by guest or by total; the headings do it too. Press a row to open the booking.',
            'Above the list, search by guest (name, e-mail, phone or city), unit, promo code, a day like 21.11., or the number of the booking or its invoice. Then narrow it by status, property, days of arrival and deposit. The address of the page holds the filters: keep it as a bookmark, or send it to somebody of your team. Export CSV saves what the filters show, on all pages.',
            'Details opens a booking over the page; its address can be kept and sent in the same way.',
          ],
          link: toBookings,
        },
        {
          id: 'changed-meanwhile',
          title: '“Somebody else has changed this in the meantime”: what now?',
          content: [
            'Somebody else, or you in another tab, saved the same booking, client, unit or whatever you are editing after you opened it. Nothing that you typed is lost: Keep what I typed puts it on top of the new version, Show the new version drops it. Look at both, then press Update.',
          ],
          link: toBookings,
        },
        {
          id: 'first-steps',
          title: 'Bring the five first steps back to the dashboard',
          content: [
            'Until you have your first booking, the dashboard shows what leads there: your details, a property, a unit with its price, a picture, and the booking. If you pressed Hide, the link below brings the steps back. After the first booking they go by themselves.',
          ],
          link: { label: 'Show the first steps', path: `${paths.dashboard()}?steps=show` },
        },
        {
          id: 'today',
          title: 'Today on the dashboard',
          content: [
            'Requests that wait for your answer come first, with unit, nights, guests, price and how long you have left. Below are arrivals, guests in house and departures of today, and deposits that are not paid yet. Press a row to open its booking. A yellow dot marks a booking that is still pending. “Today” is the day at the property.',
          ],
          link: toCalendar,
        },
        {
          id: 'calendar-colours',
          title: 'Read the calendar',
          content: [
            'On the dashboard, choose one property or All properties, and month and year: one row per unit, one column per day. A bar runs from the middle of the day of arrival to the middle of the day of departure. Green is confirmed, yellow is pending, hatched is blocked. Show cancelled adds cancelled stays as thin red lines, which block nothing.',
            'The head of a property says how many units are free each night and from which price. Point at a bar to see who it is; press it to open the booking or the block.',
          ],
          link: toCalendar,
        },
        {
          id: 'calendar-zoom',
          title: 'See more days or units, or go to other days',
          content: [
            'The buttons 14, 31, 90 and 365 choose how many days fill the screen; the day in the middle stays where it is, and today stays in view. Scroll on to any day, press Earlier and Later for a screen of days, or Today to come back. Press the name of a property to hide its units or show them again.',
            'Full page folds the rest of the dashboard away, so that the calendar has the whole window; Show dashboard brings it back.',
            'The address of the page holds property, day, zoom and the full page: keep it as a bookmark, or send it to somebody on your team.',
          ],
          link: toCalendar,
        },
        {
          id: 'calendar-book-or-block',
          title: 'Book or block nights in the calendar',
          content: [
            'Drag from the day of arrival to the day of departure, or press a single day for one night. Find the guest by name, or type a new name and press Enter: a phone number or an email address is enough then. More options… opens the whole form with services and promo code, once the guest is known. To take the nights out of sale instead, type a reason at the foot of the dialog, if you like, and press Block.',
            'On a phone, tap the day of arrival, then the day of departure, and press Book. Press a block to change or remove it.',
          ],
          link: toCalendar,
        },
        {
          id: 'calendar-move',
          title: 'Move a stay, or make it longer or shorter',
          content: [
            'Drag a bar to other days or to another unit, or drag one of its ends. It is red where it cannot be, and says what is in the way. On a phone, hold the bar first. Move… in the details of a booking does the same without dragging.',
            'Where the price would change you choose: keep the old one or take the new one. For ten seconds Undo, or Ctrl and Z, takes the last move back, with its price. Where an invoice is issued, you are asked before a move or its undoing replaces it.',
          ],
          link: toCalendar,
        },
        {
          id: 'calendar-keys',
          title: 'Use the calendar with the keyboard',
          content: [
            'Go to the calendar with the Tab key. The arrow keys move over days and units, Page Up and Page Down by a full screen, T goes to today, and F shows the calendar on the full page and back. Enter opens what lies there; on a free night it begins a selection, the arrows extend it, and Enter again books or blocks it.',
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
    {
      id: 'managing-clients',
      title: 'Managing Clients',
      order: 40,
      theme: 'clients',
      topics: [
        {
          id: 'find-a-client',
          title: 'Find a client',
          content: [
            'Type a part of the name, e-mail address, phone number or city into Search clients. First and last name come in any order, Mueller finds Müller and Strasse finds Straße, and one wrong letter does no harm. In the booking form, the field Client searches in the same way and shows e-mail, place and country, so that you can tell people of the same name apart.',
          ],
          link: toClients,
        },
        {
          id: 'find-everything',
          title: 'Find a guest, booking, unit or invoice from anywhere',
          content: [
            'Press Search in the navigation, or Ctrl and K (⌘ and K on a Mac). Type a part of a name, a phone number, a booking number like B-000042 or just 42, or a day like 21.11.2026 or 21.11. to see who is staying then. A guest who is in the house now comes first.',
            'The arrow keys choose, Enter opens, Escape closes. Pages are found by their name, too.',
          ],
        },
        {
          id: 'export-clients',
          title: 'Save the list as a file for a spreadsheet',
          content: [
            'Press Export CSV above the list of clients or of bookings. The file holds what search and filters show, on all pages. Excel, Numbers, LibreOffice and Google Sheets open it.',
            'Text that a spreadsheet would take for a formula, such as a phone number that begins with +, gets an apostrophe in front. Importing takes it off again.',
          ],
          link: toClients,
        },
        {
          id: 'import-clients',
          title: 'Add many clients at once from a file',
          content: [
            'Save your list as CSV with the columns First name, Last name, Email, Street, House number, Postal code, City, Country and Phone, in any order. A last name and a phone number or email address are enough for a client; an invoice asks for the address once it needs it. A file that was exported here fits as it is.',
            'Before anything is added you see the rows and what is wrong with them. Either all new clients are added or none. Anyone who is already there, by name and e-mail (or phone, where there is no e-mail), is left out.',
          ],
          steps: [
            'Open Clients and press Import.',
            'Choose the file, or download the template and fill it in first.',
            'Correct what is marked in your spreadsheet, save, and choose the file again.',
            'Press Add clients.',
          ],
          picture: helpPicture('import-clients', 'The import of clients with the rows of a file checked'),
          link: toClients,
        },
        {
          id: 'change-a-client',
          title: 'A guest has moved or changed names',
          content: [
            'Press Edit in the row, change what is different, and press Update. The draft invoices of this client show the new name and address from then on.',
          ],
          link: toClients,
        },
        {
          id: 'inactive-client',
          title: 'What does it mean that a client is inactive?',
          content: [
            'An inactive client stays in the list, after the active ones, but is not offered when you create a booking. A new client is always active; you find Active in the form of one that exists.',
          ],
          link: toClients,
        },
        {
          id: 'delete-a-client',
          title: 'Delete a client',
          content: [
            'Press Edit, then Delete. A client without bookings is really deleted. One with bookings is archived: gone from the list and the booking form, still on the bookings and invoices.',
          ],
          link: toClients,
        },
        {
          id: 'client-twice',
          title: 'The same guest is there twice',
          content: [
            'Several clients may have the same e-mail address, as families do, so nothing stops you from adding somebody twice. Press Edit on the bookings of the one that you do not want, choose the other Client, then delete the first. Changing the client does not change the price.',
          ],
          link: toBookings,
        },
      ],
    },
  ],
} satisfies AreaHelp
