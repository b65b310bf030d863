export const messages = {
  responsible: 'Responsible for this site',
  phone: (phone: string) => `Phone ${phone}`,
  email: (email: string) => `Email ${email}`,
  taxId: 'Tax ID',
  contracts: 'Accommodation contracts',
  contractsText: (owner: string) =>
    `A stay is a contract between you and ${owner}. What you send here is a request; it becomes a booking when it is accepted.`,
  technology: 'Technology',
  technologyText:
    'This site runs on Keyhaven, which passes on requests and answers. It is not a party to the contract and takes no payment.',
  whoIsResponsible: 'Who is responsible',
  /** Privacy policy, part by part: a title and paragraphs. */
  privacy: (owner: string): { title: string; paragraphs: string[] }[] => [
    {
      title: 'What is kept about you',
      paragraphs: [
        'When you ask for a stay: your name, email address, postal address and phone number, for an invoice to a company its name, VAT ID and reference, and the stay itself with its dates, number of guests, services and price.',
        'It is needed to answer your request and to hold the stay (Art. 6(1)(b) GDPR). Invoices are kept for as long as tax law requires (Art. 6(1)(c) GDPR).',
      ],
    },
    {
      title: 'Who receives it',
      paragraphs: [
        `${owner} and Keyhaven, which stores it on the owner’s behalf and uses it for nothing else. Nothing is sold, and nothing is loaded from other companies’ servers.`,
      ],
    },
    {
      title: 'What is stored in your browser',
      paragraphs: [
        'No cookies and no trackers. The theme is kept there if you choose one, and what you type into the booking form until you confirm your request or close the tab.',
      ],
    },
    {
      title: 'Server logs',
      paragraphs: [
        'The server logs the time, the page address, the status and a request number, so that faults can be found and misuse stopped (Art. 6(1)(f) GDPR). With each request we keep a scrambled form of your network address, so that nobody can request everything at once; a request you do not confirm is deleted after a day.',
        'So that faulty versions of these pages are found, some visits report how they went: the version, how fast it was and whether something failed, and nothing about the visitor.',
      ],
    },
    {
      title: 'Your rights',
      paragraphs: [
        'You can ask what is stored about you, have it corrected, deleted or handed over, object to its use, and complain to your data protection authority. Write to the address above.',
      ],
    },
  ],
}
export type Messages = typeof messages
