/** Hands mails to an SMTP server. */
import { createTransport } from 'nodemailer';
import type { Message } from './composeMail.ts';

/** Milliseconds. */
const patience = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 60_000 };

export type MailSender = {
  /** Resolves when the server has taken the mail. */
  send(message: Message): Promise<void>;
  close(): void;
};

export type SmtpPlace = {
  /** `smtp://user:password@host:587`, or `smtps://`. */
  readonly url: string;
  /** The sender's address; its name is that of the agency. */
  readonly from: string;
};

/** Refusals that no later try changes: the address or the content, as the server says for good. */
export const isFinal = (problem: unknown): boolean => {
  const { responseCode, command } = Object(problem) as { responseCode?: unknown; command?: unknown };
  const isOfMail = command === 'RCPT TO' || command === 'DATA';
  return isOfMail && typeof responseCode === 'number' && responseCode >= 500;
};

/** The code and kind of a refusal; the server's own words can quote the address. */
export const refusalText = (problem: unknown): string => {
  const { responseCode, code } = Object(problem) as { responseCode?: unknown; code?: unknown };
  if (typeof responseCode === 'number') return `The mail server refused it (${responseCode}).`;
  return `The mail server does not answer (${typeof code === 'string' ? code : 'unknown'}).`;
};

export const createSmtpSender = ({ url, from }: SmtpPlace): MailSender => {
  const transport = createTransport({ url, ...patience });
  return {
    send: async ({ id, to, sender, replyTo, subject, text, html, attachments }) => {
      await transport.sendMail({
        messageId: `<${id}>`,
        from: { name: sender, address: from },
        to,
        ...(replyTo === null ? {} : { replyTo }),
        subject,
        text,
        html,
        attachments: attachments.map(({ content, ...file }) => ({
          ...file,
          content: typeof content === 'string' ? content : Buffer.from(content),
        })),
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
    },
    close: () => transport.close(),
  };
};
