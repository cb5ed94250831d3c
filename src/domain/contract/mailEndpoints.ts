/** Declares the endpoint of a workspace's mails. */
import type { Endpoint } from './endpoint.ts';
import { mailList, mailQuery } from './mailSchemas.ts';

export const mailEndpoints = {
  listMails: {
    summary:
      'The latest mails of the workspace, newest first, and what became of each; without a mail server what would have been sent',
    roles: ['admin', 'manager'],
    ownerToo: true,
    query: mailQuery,
    success: { status: 200, reply: mailList },
    refusals: [],
  },
} as const satisfies Record<string, Endpoint>;
