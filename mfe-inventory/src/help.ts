import { type AreaHelp, helpPicture } from '@keyhaven/shared-contracts/platform/help'
import { paths } from '@keyhaven/shared-contracts/platform/paths'
import { servicesHelp } from './services/services-help.ts'

const toProperties = { label: 'Open Properties', path: paths.properties() }
const toUnits = { label: 'Open Units', path: paths.units() }
const toServices = { label: 'Open Services', path: paths.services() }
const toPromocodes = { label: 'Open Promocodes', path: paths.promocodes() }

export const help = {
  sections: [
    {
      id: 'system-setup',
      title: 'System Setup and Workflow',
      order: 10,
      theme: 'dashboard',
      topics: [
        {
          id: 'step-1-property',
          title: 'Step 1: Create a property',
          content: [
            'A property is a house or a place with an address. Everything else belongs to it: its units are what guests book, its services are what they can add to a stay.',
          ],
          steps: [
            'Open Properties and press New Property.',
            'Fill in Name, the address with Phone, and a Description: guests read it on your public page.',
            'Check the Time zone. It decides which day it is at this property.',
            'Press Save.',
          ],
          picture: helpPicture('step-1-property', 'The New Property form, opened from Properties'),
          link: toProperties,
        },
        {
          id: 'step-2-units',
          title: 'Step 2: Add its units',
          content: [
            'A unit is what is booked: an apartment, a room, or the whole house. A property without units cannot be booked. Add one unit for each thing that can be let on its own.',
          ],
          steps: [
            'Open Units and press New Unit.',
            'Enter Max Capacity, the number of people who may sleep there, and Base Capacity, how many of them are included in the price per night.',
            'Enter the Price per night, and the Price per extra Person for those beyond the base capacity.',
            'Choose the Property, leave Status at Available and Active at Active, and press Save.',
          ],
          picture: helpPicture('step-2-units', 'The New Unit form with its capacity and price'),
          link: toUnits,
        },
      ],
    },
    {
      id: 'system-setup',
      title: 'System Setup and Workflow',
      order: 12,
      topics: [
        {
          id: 'step-5-services',
          title: 'Step 5: Add services (optional)',
          content: [
            'Breakfast, parking, final cleaning: a service belongs to one property and is charged once per stay (One Time) or for each night (Per Day). From then on the booking form offers it for that property.',
          ],
          steps: ['Open Services and press New Service.', 'Enter Name, Type, Property and Price.', 'Press Save.'],
          picture: helpPicture('step-5-services', 'The New Service form, opened from Services'),
          link: toServices,
        },
        {
          id: 'step-6-promo-codes',
          title: 'Step 6: Create promo codes (optional)',
          content: [
            'A promo code takes a whole percentage or an amount off a stay until a day that you choose. Good for regular guests, for the quiet weeks, or for a newsletter.',
          ],
          steps: [
            'Open Promocodes and press New Promocode.',
            'Enter the Code that guests give you, the Discount percent and a Description.',
            'Open Conditions if it is only for some nights, units or guests.',
            'Under Valid until, choose the last day it is valid, and press Save.',
          ],
          picture: helpPicture('step-6-promo-codes', 'The New Promocode form, opened from Promocodes'),
          link: toPromocodes,
        },
      ],
    },
    {
      id: 'managing-properties',
      title: 'Managing Properties',
      order: 20,
      theme: 'properties',
      topics: [
        {
          id: 'edit-a-property',
          title: 'Change a property or a unit',
          content: [
            'Press a property, or Edit in the row of a unit. The button of the form says No changes until you have changed something, and Update from then on.',
            'A new price applies to what is booked from now on. Existing bookings keep the price they were made with, until you change their dates, unit, guests, services or code.',
            'If someone changed the same record while you were writing, nothing is overwritten: the form says so and offers Show the new version.',
          ],
          link: toProperties,
        },
        {
          id: 'facts-for-guests',
          title: 'Tell guests the facts: amenities, beds, check-in times',
          content: [
            'Guests decide by facts: whether there is Wi-Fi and a place to park, how many beds there are, when they can check in. None of it is required, and two minutes are enough. Guests see it on your public pages, and search engines read it.',
            'What every guest of a house can use, you tick at the property. What only one unit has, you tick there.',
            'Guests see the coordinates to about a kilometre.',
          ],
          steps: [
            'Open Properties, press Edit, and open a part below Facts for guests.',
            'Type 15 for a time. In the amenities type a word, and press Enter to tick the first one found.',
            'Press Choose on the map and click where the house is, or paste its coordinates from another map, like 47.80, 13.30. Write the house rules, in further languages if you like.',
            'Press Update. Then open Units and fill in rooms, beds, bathrooms and area in the same way.',
          ],
          link: toProperties,
        },
        {
          id: 'instant-booking',
          title: 'Let guests book without asking you',
          content: [
            'Many guests look for a place that is theirs at once. With instant booking their stay is confirmed as soon as they open the link in our email; you do not have to answer. You choose it for each unit, and it is off until you turn it on.',
            'Everything else stays the same: price, terms, deposit, invoice and emails. You get an email “New booking”, the stay is in your calendar at once, and the booking says that it was booked instantly. Guests can search for such units.',
            'From some hours before check-in on, guests send a request as ever, so that nobody arrives unexpectedly. You choose how many hours, 24 at first. Keep your calendar up to date: what is free there is booked.',
          ],
          steps: [
            'Open Units and press Edit.',
            'Under Instant booking choose On, and enter until how many hours before check-in.',
            'Press Update.',
          ],
          link: toUnits,
        },
        {
          id: 'cancellation-terms',
          title: 'Say what cancelling costs',
          content: [
            'Guests want to know what happens if they cannot come. You say it for each property; guests see it with the price and accept it with their request. A stay keeps the terms that its guest accepted, whatever you change later.',
            'A guest who cancels is told what it costs that day, and is asked once more. The fee stands on the booking, in the ledger and in both emails; what was paid beyond it is to be refunded. You can waive it on the booking.',
            'New properties start with the terms for which you last ticked “Start new properties with these terms, too”; you can choose others there at any time. When and how guests pay is written once for all properties, in the invoice settings.',
            'If you cancel a stay yourself, it costs the guest nothing unless you enter a fee.',
            'The fee is not on an invoice by itself: ask your tax adviser whether VAT applies to it.',
          ],
          steps: [
            'Open Properties, press Edit, and open Cancellation below Facts for guests.',
            'Choose flexible, moderate, strict or not refundable, or Own steps with up to three of them.',
            'Read below how guests read it, and press Update.',
          ],
          link: toProperties,
        },
        {
          id: 'arrival',
          title: 'Tell guests the way and the door code',
          content: [
            'A guest whose stay is confirmed sees the street of the house, the map and the check-in times on the page of the booking. Directions and door code come some days before arrival, so that nobody else has them for weeks; after the stay they are gone from the page.',
            'Nobody who only asks or looks around sees any of it.',
          ],
          steps: [
            'Open Properties, press Edit, and open Arrival below Facts for guests: write the directions, in further languages if you like, and say how many days before arrival they are shown.',
            'Open Units, press Edit, and open Door code.',
            'A code that you change is shown at once to all guests who may see it.',
          ],
          link: toProperties,
        },
        {
          id: 'extra-persons',
          title: 'How prices for extra persons work',
          content: [
            'The price per night includes as many guests as the Base Capacity says. Each extra guest, up to the Max Capacity, costs the Price per extra Person for every night.',
            'An example: €120.00 a night, base capacity 2, €15.50 per extra person. Four guests staying four nights pay 4 × €120.00 plus 2 extra persons × 4 nights × €15.50, €604.00 in all.',
            'If Base and Max Capacity are equal, there can be no extra person, so the price for one must be 0.',
          ],
          link: toUnits,
        },
        {
          id: 'seasonal-prices',
          title: 'Different prices in summer, at Christmas or during fairs',
          content: [
            'A season is a range of nights of a unit with its own price per night. Nights outside every season cost the Price per night of the unit. Seasons of one unit never overlap.',
            'Each night of a stay has the price of its own season: of three nights that begin two days before summer, two cost the normal price and one the summer price. Bookings you already have keep their price.',
          ],
          steps: [
            'Open Units, press Seasonal prices, and choose the property and the year. Season prices in the row of a unit shows that unit alone, and the form of a unit has the seasons that are still to come.',
            'Drag over the nights on the strip of the year, or press New Season. The form has a price field for each unit: leave one empty and that unit keeps its normal price.',
            'Enter Name, First night, Last night and Price per night, and press Save.',
          ],
          picture: helpPicture('seasonal-prices', 'The New Season form over the strips of the year'),
          link: { label: 'Open Seasonal prices', path: paths.seasons() },
        },
        {
          id: 'copy-seasons',
          title: 'Use this year’s seasons next year',
          content: [
            'On Seasonal prices, Copy to next year puts the seasons that begin this year on the same days of the next one, with every price changed by a percentage: 2.5 makes €100.00 into €102.50. You see old and new prices before anything is saved.',
            'A season that would overlap an existing one is left out, and you are told which.',
          ],
          link: { label: 'Open Seasonal prices', path: paths.seasons() },
        },
        {
          id: 'stay-rules',
          title: 'How long guests stay, and on which days they come and go',
          content: [
            'You need no rules: without any, guests book whatever nights are free. A rule is about everything you let, a property or a unit, always or on some dates. What you book yourself is free of them; you are told, and may go on.',
            'Of two rules of a kind the more particular one holds: a unit’s before its property’s, one with dates before one that always holds, the shorter range before the longer. Minimum nights do not add up; days without arrival or departure do.',
            'A stay that was booked before a rule stays as it is.',
          ],
          steps: [
            'Open Units, press Stay rules, and choose one of the usual rules or New Rule.',
            'The calendar in the form shows the days of a unit with the rule, before it is saved. If rules contradict each other, it names the nights that nobody could book.',
            'Drag over days on the page to see which rules hold there, and press Add a rule for these days.',
          ],
          link: { label: 'Open Stay rules', path: paths.stayRules() },
        },
        {
          id: 'pictures',
          title: 'Show pictures of a property or unit',
          content: [
            'The forms of properties and units take up to 30 pictures each: JPEG, PNG, WebP or AVIF, up to 500 KB each. Bigger photos are made smaller for you before they are sent.',
            'Every picture needs a description. Screen readers read it to guests who cannot see it, and it is shown while the picture loads.',
            'The first picture is the one that guests see first. Drag them into another order, or use the arrows of a picture. A picture you delete is only marked, and is removed when you press Update.',
            'If a picture cannot be sent, everything else is saved, and you can try that one again.',
          ],
          link: toProperties,
        },
        {
          id: 'unit-status',
          title: 'What the status of a unit does',
          content: [
            'Only a unit that is Active and has the status Available can be booked: by you in the booking form, and by guests who look for a stay on your public page.',
            'Booked, Unavailable and Maintenance take it out of both, for instance during building work. Its existing bookings stay as they are. You need not set Booked by hand for a stay: the calendar knows.',
          ],
          link: toUnits,
        },
        {
          id: 'inactive-or-deleted',
          title: 'Should I make it inactive or delete it?',
          content: [
            'Inactive is temporary: the record stays in your lists, after the active ones, but is not offered for new bookings. An inactive property is not shown on your public page. Set it back to Active whenever you like.',
            'Delete is for good: the record disappears from all lists.',
          ],
        },
        {
          id: 'archived',
          title: 'What happens to old bookings when I delete something?',
          content: [
            'Nothing is lost. A property, unit, service, promo code or client that was used in a booking is archived: it is gone from your lists and can no longer be booked, but it stays on the bookings and invoices that name it, with the prices of that time. What was never used is deleted for good.',
            'Delete asks first, and says what it affects. Deleting a property takes its units and services with it, each in the same way. Bookings that are still to come stay; if a stay is not to happen, cancel its booking first.',
          ],
        },
        {
          id: 'unit-cannot-move',
          title: 'Why can I not move a unit to another property?',
          content: [
            '“A unit that was booked stays in its property”: its bookings and invoices name that address. Create a new unit in the other property, and set the old one to Inactive.',
          ],
          link: toUnits,
        },
      ],
    },
    servicesHelp,
  ],
} satisfies AreaHelp
