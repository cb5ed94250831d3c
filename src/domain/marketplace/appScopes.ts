/** Gives the plain reason for each permission that apps request. */
import { ownValue } from '../ownValue.ts';

const reasons: Readonly<Record<string, string>> = {
  'Read the list of clients': 'To let you choose clients by name. Contacts and contracts stay closed.',
  'Read figures of connected platforms': 'To calculate with spend, clicks, conversions and revenue by day.',
  'Read reports': 'To use the sections and figures of a report that you choose.',
  'Add notes to reports': 'To write its sentences below figures. It cannot change or remove yours.',
  'Read the name and colours of the workspace': 'To make its pages look like your agency’s.',
  'Send notices to people of the workspace': 'To notify you in AgencyLens. It gets no e-mail addresses.',
  'Read spend of connected platforms': 'To compare the money spent with the budget.',
  'Read budgets of clients': 'To know each month’s budget and how it is split.',
  'Set alerts': 'To add alert rules for clients that you choose. You can edit or remove each one.',
  'Read the domains of clients': 'To know which site belongs to which client.',
  'Add tasks to clients': 'To add tasks that you write. It cannot change or remove others.',
  'Add figures to clients': 'To add rows to a client. Existing figures stay as they are.',
  'Read the activity of the workspace': 'To use who changed what and when. It cannot change the history.',
  'Read campaign names of connected platforms': 'To compare names with your pattern. It cannot rename.',
  'Read the names of people of the workspace': 'To show who did or should do something. No e-mail addresses.',
  'Hold back reports': 'To keep a report from being sent until a second person approves it.',
  'Add annotations to charts': 'To mark days on charts. You can remove each mark, or all of them at once.',
  'Send data to an address that you enter': 'To deliver events to your server, signed with your secret.',
};

export const scopeReason = (scope: string): string =>
  ownValue(reasons, scope) ?? 'The publisher gives no reason for this permission.';
