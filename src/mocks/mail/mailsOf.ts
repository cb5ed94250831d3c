/** Derives the mails that an event calls for: the log is the outbox, so an event and its mails are queued as one. */
import { productName } from '#domain/product.ts';
import type { Alert } from '#events/alerts/alert.ts';
import type { AppEvent } from '#events/appEvent.ts';
import type { StoredEvent } from '#events/log/storedEvent.ts';
import { alertsOf } from '#events/projections/alertDirectory.ts';
import type { Answers } from '#events/projections/answers.ts';

type MailEvent = Extract<
  AppEvent,
  {
    readonly type:
      | 'MemberInvited'
      | 'InvitationResent'
      | 'ReportSent'
      | 'AlertsChecked'
      | 'PasswordResetRequested'
      | 'MailTestRequested';
  }
>;

export const mailTypes: readonly MailEvent['type'][] = [
  'MemberInvited',
  'InvitationResent',
  'ReportSent',
  'AlertsChecked',
  'PasswordResetRequested',
  'MailTestRequested',
];

export type MailKind = 'invitation' | 'report' | 'alerts' | 'password' | 'test';

export type Mail = {
  readonly kind: MailKind;
  readonly to: string;
  readonly subject: string;
};

/** Null for an event that calls for no mail. */
export const mailEvent = (stored: Pick<StoredEvent, 'type' | 'data'>): MailEvent | null =>
  mailTypes.some((type) => type === stored.type) ? (stored as MailEvent) : null;

/** The person of the team who looks after a client, else the owner of the workspace. */
const responsibleFor = (
  { clientDirectory, workspaceDirectory }: Answers,
  workspaceId: string,
  clientId: string,
): string | null => {
  const ownerId = clientDirectory.byWorkspace[workspaceId]?.[clientId]?.ownerId ?? '';
  const membership = workspaceDirectory.membershipOf[ownerId];
  const isHere = membership?.workspaceId === workspaceId && membership.suspended !== true;
  return isHere ? ownerId : (workspaceDirectory.byId[workspaceId]?.ownerId ?? null);
};

type Checked = { readonly workspaceId: string; readonly checkedAt: string };

/** The alerts of a morning check for one person of the team. */
export const alertsFor = (
  answers: Answers,
  { workspaceId, checkedAt }: Checked,
  accountId: string,
): readonly Alert[] =>
  alertsOf(answers.alertDirectory, workspaceId).filter(
    ({ raisedAt, clientId }) =>
      raisedAt === checkedAt && responsibleFor(answers, workspaceId, clientId) === accountId,
  );

const peopleOf = (answers: Answers, { workspaceId, checkedAt }: Checked): readonly string[] => {
  const raised = alertsOf(answers.alertDirectory, workspaceId).filter(
    (alert) => alert.raisedAt === checkedAt,
  );
  const people = raised.flatMap(({ clientId }) => responsibleFor(answers, workspaceId, clientId) ?? []);
  return [...new Set(people)];
};

const only = 'person';

export const testWords =
  'This is how your clients get your emails: your name, your colour, your reply address and your footer.';

const testSubject = 'Test of your email settings';

/** Names the mails of an event, each for one person: an index, an account, or the only one. */
export const recipientsOf = (answers: Answers, { type, data }: MailEvent): readonly string[] => {
  if (type === 'ReportSent') return data.recipients.map((_address, index) => String(index));
  return type === 'AlertsChecked' ? peopleOf(answers, data) : [only];
};

const alertsMail = (answers: Answers, data: Checked, accountId: string): Mail => {
  const { length } = alertsFor(answers, data, accountId);
  return {
    kind: 'alerts',
    to: answers.accountDirectory.byId[accountId]?.email ?? '',
    subject: length === 1 ? '1 new alert' : `${length} new alerts`,
  };
};

/** `recipient`: one of `recipientsOf`. */
export const mailOf = (answers: Answers, { type, data }: MailEvent, recipient: string): Mail => {
  if (type === 'AlertsChecked') return alertsMail(answers, data, recipient);
  if (type === 'ReportSent')
    return { kind: 'report', to: data.recipients[Number(recipient)] ?? '', subject: data.subject };
  if (type === 'PasswordResetRequested') {
    const to = answers.accountDirectory.byId[data.accountId]?.email ?? '';
    return { kind: 'password', to, subject: 'Set a new password' };
  }
  if (type === 'MailTestRequested') {
    const to = answers.accountDirectory.byId[data.accountId]?.email ?? '';
    return { kind: 'test', to, subject: testSubject };
  }
  return {
    kind: 'invitation',
    to: data.email,
    subject: `Join ${answers.workspaceDirectory.byId[data.workspaceId]?.name ?? productName}`,
  };
};
