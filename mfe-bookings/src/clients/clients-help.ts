import { type AreaHelp, helpPicture } from '@keyhaven/shared-contracts/platform/help'
import { paths } from '@keyhaven/shared-contracts/platform/paths'

const toClients = { label: 'Open Clients', path: paths.clients() }
const toBookings = { label: 'Open Bookings', path: paths.bookings() }

export const clientsHelp = {
  id: 'managing-clients',
  title: 'Managing Clients',
  order: 40,
  theme: 'clients',
  topics: [
    {
      id: 'find-a-client',
      title: 'Find a client',
      content: [
        'Type part of the name, email address, phone number or city into Search clients. First and last name can be in any order, Mueller finds Müller and Strasse finds Straße, and one wrong letter does not matter. In the booking form, the field Client searches in the same way and shows email, place and country, so that you can tell people with the same name apart.',
        'A press on a row opens the page of that guest: all stays, what was booked, paid and is left to pay, each payment, and your notes.',
      ],
      link: toClients,
    },
    {
      id: 'find-everything',
      title: 'Find a guest, booking, unit or invoice from anywhere',
      content: [
        'Press Search in the navigation, or Ctrl and K (⌘ and K on a Mac). Type part of a name, a phone number, a booking number like B-000042 or just 42, or a day like 21.11.2026 or 21.11. to see who is staying then. A guest who is in the house now comes first.',
        'The arrow keys choose, Enter opens, Escape closes. Pages are found by their name, too, and so is what you can begin there: New Booking, New Client, Seasonal prices.',
      ],
    },
    {
      id: 'export-clients',
      title: 'Save the list as a file for a spreadsheet',
      content: [
        'Press Export CSV above the list of clients or of bookings. The file contains what search and filters show, on all pages. Excel, Numbers, LibreOffice and Google Sheets open it.',
        'Text that a spreadsheet would take for a formula, such as a phone number that begins with +, gets an apostrophe in front. Importing removes it again.',
      ],
      link: toClients,
    },
    {
      id: 'import-clients',
      title: 'Add many clients at once from a file',
      content: [
        'Save your list as CSV with the columns First name, Last name, Email, Street, House number, Postal code, City, Country and Phone, in any order. A last name and a phone number or email address are enough for a client; you are asked for the address once an invoice needs it. A file exported here can be imported as it is.',
        'Before anything is added you see where each column of the file goes, also one that is left out, and can change it; files from Google and Outlook are recognised. Below are the rows and what is wrong with them: import the good rows and download the others to correct them. Anyone who is already there, by name and email (or phone, if there is no email), is left out.',
      ],
      steps: [
        'Open Clients and press Import.',
        'Choose the file, or download the template and fill it in first.',
        'Look where the columns go; choose another encoding if accents look wrong.',
        'Correct the marked rows in your spreadsheet, save it, and choose the file again.',
        'Press Add clients.',
      ],
      picture: helpPicture('import-clients', 'The client import, with the rows of a file checked'),
      link: toClients,
    },
    {
      id: 'change-a-client',
      title: 'A guest has moved or changed their name',
      content: [
        'Press Edit in the row or on the page of the client, change what is different, and press Update. The draft invoices of this client show the new name and address from then on.',
      ],
      link: toClients,
    },
    {
      id: 'inactive-client',
      title: 'What does it mean that a client is inactive?',
      content: [
        'An inactive client stays in the list, after the active ones, but is not offered when you create a booking. A new client is always active; you find Active in the form of an existing client.',
      ],
      link: toClients,
    },
    {
      id: 'delete-a-client',
      title: 'Delete a client',
      content: [
        'Press Edit, then Delete. A client without bookings is deleted for good. One with bookings is archived: gone from the list and the booking form, still on the bookings and invoices.',
      ],
      link: toClients,
    },
    {
      id: 'guest-asks-about-data',
      title: 'A guest asks what I know about them, or wants to be erased',
      content: [
        'Open the client and press the button with the three dots. Save a copy gives you a ZIP with everything about this guest, to send to them. Erase client deletes name, address, phone number and email address for good; bookings stay as figures. Invoices that you have issued keep the name until their years are over, as the law asks.',
        'A client whose stay is to come or running cannot be erased: wait until it is over, or cancel it first.',
      ],
      link: toClients,
    },
    {
      id: 'client-twice',
      title: 'The same guest is listed twice',
      content: [
        'Several clients may have the same email address, as families do, so nothing stops you from adding someone twice. Press Edit on the bookings of the one you do not want, choose the other Client, then delete the first. Changing the client does not change the price.',
      ],
      link: toBookings,
    },
  ],
} satisfies AreaHelp['sections'][number]
