import type { Day } from '@keyhaven/shared-contracts/domain/days/day'
import { en } from '@keyhaven/shared-contracts/domain/languages/en'

/** Mails to guests about their requests. */
export const messages = {
  subject: (event: string, property: string, check_in: Day) => `${event}: ${property}, ${en.longDay(check_in)}`,
  /** Above their own words. */
  wrote: (name: string) => `${name} wrote:`,
  youWrote: 'You wrote:',
  questions: (host: string) => `Questions? Reply to this email to reach ${host}.`,
  notYours: (host: string) =>
    `If this stay is not yours, someone mistyped their address. Reply to this email, so that ${host} can correct it.`,
  confirm: {
    event: 'Confirm your request',
    text: (host: string, until: string) =>
      `Please confirm that you would like to book this stay with ${host}. We are holding the nights for you until ${until}, and your host gets your request as soon as you have confirmed.`,
    unheld: (host: string) =>
      `Please confirm soon that you would like to book this stay with ${host}. Until you do, the nights are not held for you, and others can take them.`,
    afterwards: 'After that, the link still works for a day, as long as nobody else has booked the nights.',
    action: 'Confirm your request',
    notAsked:
      'If you did not ask for this stay, you can ignore this email. The request ends by itself, and we will not write again.',
  },
  confirmBooking: {
    event: 'Confirm your booking',
    text: (host: string, until: string) =>
      `Please confirm that you would like to book this stay with ${host}. We are holding the nights for you until ${until}. As soon as you have confirmed, your stay is booked.`,
    action: 'Confirm your booking',
    notAsked:
      'If you did not ask for this stay, you can ignore this email. Nothing is booked, and we will not write again.',
  },
  /** An instant booking that counts once its first part is paid by card. */
  toPay: {
    event: 'Pay to book your stay',
    text: (host: string, amount: number, until: string) =>
      `Your stay with ${host} is booked as soon as ${en.euros(amount)} are paid by card. We are holding the nights for you until ${until}. Without the payment they are free for others again, and it costs you nothing.`,
    action: 'Pay now',
    confirm: (host: string, amount: number, until: string) =>
      `Please confirm that you would like to book this stay with ${host}. We are holding the nights for you until ${until}. After that you pay ${en.euros(amount)} by card, and your stay is booked.`,
  },
  unpaid: {
    event: 'Your stay was not booked',
    text: (_host: string) =>
      'The first payment did not arrive in time, so nothing is booked. It costs you nothing, and you can book again.',
    action: 'See your booking',
  },
  /** A payment by card that came too late for its stay. */
  sentBack: {
    event: 'Your payment goes back',
    text: (amount: number) =>
      `Your payment of ${en.euros(amount)} came when the stay was no longer held for you, so we are sending it back to your card. That takes a few days.`,
  },
  received: {
    event: 'Your request was received',
    text: (host: string, until: string) =>
      `${host} has your request and can answer it until ${until}. The nights are held for you until then. If there is no answer, the request expires and costs you nothing.`,
    action: 'See or cancel your request',
    /** Note on a stay that was offered for instant booking. */
    notAtOnce: 'This stay can no longer be booked instantly, so it is now a request to your host.',
  },
  bookedAtOnce: {
    event: 'Your stay is booked',
    text: (host: string) => `Your stay with ${host} is booked. There is nothing else to wait for.`,
  },
  accepted: {
    event: 'Your stay is confirmed',
    text: (host: string) => `Good news: ${host} has confirmed your stay.`,
    action: 'See your stay',
  },
  declined: {
    event: 'Your request was declined',
    text: (host: string) => `${host} cannot offer you this stay, so your request is closed. It costs you nothing.`,
    action: 'See your request',
  },
  calledOff: {
    event: 'Your stay was cancelled',
    text: (host: string) => `${host} has cancelled your stay. If you do not know why, reply to this email to ask.`,
    action: 'See your stay',
  },
  feeWaived: {
    event: 'The cancellation fee was waived',
    text: (host: string) => `${host} has waived the fee for your cancelled stay. You owe nothing for it.`,
  },
  booked: {
    event: 'Your stay is confirmed',
    text: (host: string) => `${host} has booked this stay for you.`,
  },
  /** State of the stay, where the guest was told of it before. */
  asBooked: {
    event: 'Your stay',
    text: (host: string) => `This is how your stay with ${host} is booked.`,
  },
  /** Payment of a cancellation fee whose guest accepted no terms of payment. */
  feePayment: (host: string) => `Please pay it to ${host}. Reply to this email if you do not know how.`,
  refund: (host: string, amount: number) => `${host} will return ${en.euros(amount)} to you.`,
  otherDates: {
    title: 'Other dates',
    text: (property: string) => `You can see what else is free at ${property}.`,
    action: 'See free dates',
  },
  changed: {
    event: 'Your stay was changed',
    text: (host: string) => `${host} has changed your stay. This is how it stands now.`,
  },
  /** Ends of the change that the guest asked for. */
  change: {
    sent: {
      event: 'Your change request was sent',
      text: (host: string) =>
        `${host} has your request to change your stay and will answer it. Until then nothing changes: your stay remains booked as it is, and the new nights are not held for you.`,
    },
    accepted: {
      event: 'Your change is confirmed',
      text: (host: string) => `${host} has agreed to your change. This is how your stay is booked now.`,
    },
    declined: {
      event: 'Your change was declined',
      text: (host: string) => `${host} cannot offer you this change. Your stay remains booked as it was.`,
    },
    overtaken: {
      event: 'Your change is closed',
      text: (host: string) =>
        `${host} has changed your stay since you asked for this change, so we have closed it. This is how your stay is booked now; you can ask for another change on your page.`,
    },
    expired: {
      event: 'Your change was not answered',
      text: (host: string) =>
        `${host} did not answer in time, so your stay remains booked as it was. If you still need something, reply to this email.`,
    },
  },
  /** Mail some days before arrival. */
  arrival: {
    event: 'Your way to us',
    text: (host: string) => `Your stay with ${host} is near. Here is how you get there and in.`,
  },
  /** Reminders of a part of the payment plan, before its due day and after. */
  payment: {
    before: {
      event: 'Payment reminder',
      text: (host: string, amount: number, due: Day) =>
        `A friendly reminder: for your stay with ${host}, ${en.euros(amount)} is due by ${en.longDay(due)}.`,
    },
    late: {
      event: 'Your payment is overdue',
      text: (host: string, amount: number, due: Day) =>
        `For your stay with ${host}, ${en.euros(amount)} was due by ${en.longDay(due)}, and it has not arrived yet. Please pay it soon, or reply to this email if something is not right.`,
    },
    paidAlready: 'If you have just paid, please ignore this email: a transfer takes a day or two.',
  },
  damage: {
    wanted: {
      event: 'A card for your damage deposit',
      text: (host: string, amount: number, until: Day) =>
        `For your stay, ${host} asks for a damage deposit of ${en.euros(amount)}. It is blocked on a card and not charged, and it is released on ${en.longDay(until)} if nothing was damaged. Please choose the card on your page; it takes a minute.`,
      action: 'Choose a card',
    },
    captured: {
      event: 'Your damage deposit was charged',
      text: (host: string, amount: number, held: number) =>
        `${host} has charged ${en.euros(amount)} of your damage deposit of ${en.euros(held)}.`,
      rest: 'The rest is released. Depending on your bank, you see that within a few days.',
      picture: 'There is a picture of it on your page.',
    },
    released: {
      event: 'Your damage deposit is released',
      text: (host: string, amount: number) =>
        `Your damage deposit of ${en.euros(amount)} for the stay with ${host} is released; nothing was charged. Depending on your bank, you see that within a few days.`,
    },
  },
  documentText: (host: string) => `${host} sends you the attached document for this stay.`,
  expired: {
    event: 'Your request has expired',
    text: (host: string) =>
      `${host} did not answer in time, so your request has expired. It costs you nothing, and you can ask again.`,
    action: 'See your request',
  },
  cancelled: {
    event: 'You cancelled your stay',
    text: 'You have cancelled this stay, and we have told your host.',
    action: 'See your request',
  },
}
export type Messages = typeof messages
