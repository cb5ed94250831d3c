/** Tests personal fields in events about more than a person: billing details, reports and free text. */
import { expect, test } from 'vitest';
import { personalSpots } from '#events/people/personalFields.ts';

const at = '2026-01-05T09:00:00.000Z';
const billing = {
  workspaceId: 'w1',
  company: 'Solberg Media',
  email: 'Ingrid@solberg.example',
  taxId: 'NO 123',
  address: 'Storgata 1, Oslo',
  changedAt: at,
};
const report = { name: 'For Ingrid', summary: 'Ingrid asked for this.', recipients: ['ingrid@acme.example'] };

test.each([
  ['BillingDetailsChanged', ['email'], billing],
  ['ReportCreated', ['facts.recipients.0'], { reportId: 'r1', facts: report }],
  ['ReportChanged', ['facts.recipients.0'], { reportId: 'r1', facts: report }],
  [
    'QuestionAnswered',
    ['question', 'reply'],
    { conversationId: 'k1', accountId: 'p1', question: 'Who?', reply: '{}', position: 1 },
  ],
  ['ReportCommented', [], { reportId: 'r1', commentId: 'k1', text: 'Ask Ingrid', commentedAt: at }],
])('of %s are %j, and nothing else', (type, paths, data) => {
  expect(personalSpots({ type, data }).map(({ path }) => path.join('.'))).toEqual(paths);
});
