/** Composes a mail of the queue from the log, the same at each try. */
import { createHmac } from 'node:crypto';
import { alertConditionWords } from '#domain/alerts/alertRules.ts';
import { pointsInWords, thresholdInWords } from '#domain/alerts/ruleText.ts';
import { targetFigureWords } from '#domain/goals/targetFigures.ts';
import { brandedMail, type MailWords, reportMail } from '#domain/mail/brandedMail.ts';
import { tableHtml } from '#domain/mail/mailHtml.ts';
import { ownValue } from '#domain/ownValue.ts';
import type { Alert } from '#events/alerts/alert.ts';
import type { EventLog } from '#events/log/eventLog.ts';
import { alertRuleOf } from '#events/projections/alertDirectory.ts';
import type { ReadModel, ScopedAnswers } from '#events/projections/readModel.ts';
import { passwordResetSecret } from '#mocks/auth/passwordReset.ts';
import { lookShownIn } from '#mocks/branding/lookShownIn.ts';
import { alertsFor, mailEvent, mailOf, testWords } from '#mocks/mail/mailsOf.ts';
import { pinnedContent } from '#mocks/reports/pinnedContent.ts';
import { invitationLinkSecret } from '#mocks/team/invitationLink.ts';
import type { QueuedMail } from './mailQueue.ts';
import { printPdf } from './printPdf.ts';
import { reportPaper } from './reportPaper.ts';

export type MailParts = {
  readonly log: EventLog;
  readonly readModel: ReadModel;
  /** The address of the pages, with the base path: `https://reports.agency.example/`. */
  readonly pages: string;
  readonly vaultKey: Uint8Array;
  /** The Chromium that prints reports; null: reports are attached as HTML. */
  readonly chromium: string | null;
};

export type Attachment = {
  readonly filename: string;
  readonly content: string | Uint8Array;
  readonly contentType: string;
};

export type Message = {
  /** Without angle brackets. */
  readonly id: string;
  readonly kind: string;
  readonly to: string;
  readonly sender: string;
  readonly replyTo: string | null;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments: readonly Attachment[];
};

/** A text says why the mail is not sent at all. */
export type Composed = Message | string;

type Letter = MailWords &
  Pick<Message, 'attachments'> & {
    /** Default: the mail is about no client, or about several. */
    readonly clientId?: string | null;
  };

type Place = MailParts & {
  readonly answers: ScopedAnswers;
  readonly workspaceId: string;
  readonly now: string;
  /** Unique for the mail. */
  readonly id: string;
};

/** Derived, so that a second try has the same link although only the token's hash is stored. */
const tokenOf = ({ vaultKey, id }: Place): string =>
  createHmac('sha256', vaultKey).update(`mail ${id}`).digest('base64url');

const workspaceName = ({ answers, workspaceId }: Place): string =>
  answers.workspaceDirectory.byId[workspaceId]?.name ?? '';

const invitationLetter = async (place: Place, invitationId: string): Promise<Letter | string> => {
  const { answers, workspaceId, log, now, pages } = place;
  const { state } = answers.teamDirectory.byWorkspace[workspaceId] ?? {};
  const invitation = state?.status === 'created' ? ownValue(state.invitations, invitationId) : undefined;
  if (invitation?.status !== 'open') return 'The invitation is no longer open.';
  const token = tokenOf(place);
  const link = invitationLinkSecret({ workspaceId, invitation }, token, now);
  if (link === null) return 'The invitation has expired.';
  await log.vault.keep([[link.secret.put, link.secret.value]]);
  return {
    words: `You are invited to join ${workspaceName(place)}.\n\nThe link works once, until ${link.expiresAt.slice(0, 10)}.`,
    link: { label: 'Join', href: `${pages}register#invitation=${token}` },
    reason: `Somebody of ${workspaceName(place)} entered your address. If you do not know them, ignore this mail.`,
    attachments: [],
  };
};

type SentReport = {
  readonly reportId: string;
  readonly runId: string;
  readonly name: string;
  readonly message?: string | undefined;
};

type ResetRequest = { readonly accountId: string; readonly requestedAt: string };

const passwordLetter = async (place: Place, request: ResetRequest): Promise<Letter | string> => {
  const { log, pages, now, workspaceId } = place;
  const token = tokenOf(place);
  const link = await passwordResetSecret(log, { ...request, workspaceId }, { token, now });
  if (link === null) return 'The link has expired.';
  await log.vault.keep([[link.secret.put, link.secret.value]]);
  return {
    words:
      'Somebody asked for a new password for your account.\n\nThe link works once, within an hour. A new password signs you out everywhere.',
    link: { label: 'Set a new password', href: `${pages}login#reset=${token}` },
    reason: 'If it was not you, ignore this mail: nothing changes.',
    attachments: [],
  };
};

const fileStem = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 60) || 'report';

const reportLetter = async (place: Place, sent: SentReport, position: number): Promise<Letter | string> => {
  const { log, pages, chromium } = place;
  const pinned = await pinnedContent(log, sent, position);
  if (pinned === null) return 'The report has no content.';
  const { content } = pinned;
  const paper = reportPaper(content);
  const pdf = chromium === null ? null : await printPdf(chromium, paper);
  const stem = fileStem(`${content.client.name} ${sent.name}`);
  const attachment: Attachment =
    pdf === null
      ? { filename: `${stem}.html`, content: paper, contentType: 'text/html; charset=utf-8' }
      : { filename: `${stem}.pdf`, content: pdf, contentType: 'application/pdf' };
  const summary = content.sections.find((section) => section.kind === 'summary');
  return {
    ...reportMail({
      name: sent.name,
      client: content.client.name,
      range: content.range,
      message: sent.message,
      summary: summary?.text,
      brand: content.brand.name,
      href: `${pages}dashboard/reports/${encodeURIComponent(sent.reportId)}?run=${encodeURIComponent(sent.runId)}`,
    }),
    clientId: content.client.id,
    attachments: [attachment],
  };
};

const testLetter = (place: Place): Letter => ({
  words: testWords,
  link: { label: 'Open white label', href: `${place.pages}white-label` },
  reason: `You asked for this test in ${workspaceName(place)}.`,
  attachments: [],
});

const ruleSentence = ({ answers, workspaceId }: Place, { ruleId, figure }: Alert): string => {
  const { label } = targetFigureWords[figure];
  const rule = alertRuleOf(answers.alertDirectory, { workspaceId, ruleId });
  if (rule === undefined) return label;
  const { condition, threshold, rival } = rule;
  if (rival !== undefined) return `Share of voice of ${rival} moved by ${pointsInWords(threshold)} or more`;
  return `${label} ${alertConditionWords[condition]} ${thresholdInWords(figure, condition, threshold)}`.trim();
};

const alertsLetter = (place: Place, checkedAt: string, accountId: string): Letter => {
  const { answers, workspaceId, pages } = place;
  const alerts = alertsFor(answers, { workspaceId, checkedAt }, accountId);
  const rows = alerts.map((alert) => [
    answers.clientDirectory.byWorkspace[workspaceId]?.[alert.clientId]?.name ?? '',
    ruleSentence(place, alert),
    alert.day,
  ]);
  return {
    words: 'The morning check of your alert rules found:',
    more: tableHtml({ head: ['Client', 'Rule', 'Day'], rows }),
    link: { label: 'Open the alerts', href: `${pages}dashboard` },
    reason: `You look after these clients in ${workspaceName(place)}.`,
    attachments: [],
  };
};

type Found = NonNullable<ReturnType<typeof mailEvent>>;

const letterOf = (
  { type, data }: Found,
  place: Place,
  { recipient, position }: QueuedMail,
): Promise<Letter | string> | Letter => {
  if (type === 'ReportSent') return reportLetter(place, data, position);
  if (type === 'AlertsChecked') return alertsLetter(place, data.checkedAt, recipient);
  if (type === 'PasswordResetRequested') return passwordLetter(place, data);
  if (type === 'MailTestRequested') return testLetter(place);
  return invitationLetter(place, data.invitationId);
};

export const composeMail = async (parts: MailParts, mail: QueuedMail, now: string): Promise<Composed> => {
  const { workspaceId, position, recipient } = mail;
  const [stored] = await parts.log.readAll({ after: position - 1, limit: 1 });
  const event = stored ? mailEvent(stored) : null;
  const answers = await parts.readModel.of(workspaceId);
  const workspace = answers.workspaceDirectory.byId[workspaceId];
  if (!stored || event === null || !workspace) return 'The event is not there.';
  if (workspace.deletion !== null) return 'The workspace was deleted.';
  const { kind, to, subject } = mailOf(answers, event, recipient);
  if (!to.includes('@')) return 'The address was erased.';
  const place = { ...parts, answers, workspaceId, now, id: `${stored.id}.${recipient}` };
  const letter = await letterOf(event, place, mail);
  if (typeof letter === 'string') return letter;
  const { attachments } = letter;
  const id = `${place.id}@${new URL(parts.pages).hostname}`;
  const look = lookShownIn(answers, { workspaceId, now, clientId: letter.clientId ?? null });
  return {
    id,
    kind,
    to,
    attachments,
    ...brandedMail(letter, { look, subject, workspace: workspaceName(place) }),
  };
};
