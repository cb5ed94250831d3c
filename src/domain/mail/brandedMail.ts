/** Writes a mail in the branding of an agency, for the mail server and for the preview. */
import type { Look } from '../branding/look.ts';
import { type MailFoot, mailFoot, mailPage, paragraphs, plainTable } from './mailHtml.ts';

export type MailWords = {
  /** Blank lines between paragraphs. */
  readonly words: string;
  /** HTML below the words; default: none. */
  readonly more?: string;
  readonly link: { readonly label: string; readonly href: string };
  readonly reason: string;
};

type Sender = {
  readonly look: Look;
  readonly subject: string;
  /** The name of the workspace, for a look without one. */
  readonly workspace: string;
};

const plainFoot = ({ text, href }: MailFoot): string => (href === undefined ? text : `${text}: ${href}`);

export const brandedMail = (
  { words, more = '', link, reason }: MailWords,
  { look, subject, workspace }: Sender,
) => {
  const foot = mailFoot(look);
  const page = { sender: look.name ?? workspace, accent: look.accent, title: subject, link, reason, foot };
  return {
    sender: look.mailSender ?? look.name ?? workspace,
    replyTo: look.mailReplyTo ?? null,
    subject,
    text: [words, plainTable(more), link.href, reason, ...foot.map(plainFoot)]
      .filter((part) => part !== '')
      .join('\n\n'),
    html: mailPage({ ...page, body: paragraphs(words) + more }),
  };
};

type SentReport = {
  readonly name: string;
  readonly client: string;
  readonly range: { readonly from: string; readonly to: string };
  readonly message?: string | undefined;
  readonly summary?: string | undefined;
  readonly brand: string;
  readonly href: string;
};

export const reportMail = ({ name, client, range, message, summary, brand, href }: SentReport): MailWords => {
  const usual = `The report “${name}” of ${client} from ${range.from} to ${range.to} is attached.`;
  return {
    words: [message || usual, summary ?? ''].join('\n\n').trim(),
    link: { label: 'Open the report', href },
    reason: `${brand} sends you this report. Ask them to take your address off its list.`,
  };
};
