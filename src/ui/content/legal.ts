/** Holds short terms and privacy texts of the demo, which open in place. */

export const legalTexts = [
  {
    id: 'terms',
    title: 'Terms of service',
    paragraphs: [
      'This is a demo. You may try everything in it; there is no contract, no charge and no promise that data is kept.',
      'The demo accounts and their workspace are made up. Do not enter data of real clients.',
    ],
  },
  {
    id: 'privacy',
    title: 'Privacy policy',
    paragraphs: [
      'Everything you do is kept in this browser only, in an event log that you can delete with the site’s data.',
      'What you type into the card form is neither stored nor sent: it stays in the form and is gone with the page.',
    ],
  },
] as const;
