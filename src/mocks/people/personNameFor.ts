/** Resolves the name of a person as a reader may see it. */
import { accountName } from '#events/projections/accountDirectory.ts';
import type { Answers } from '#events/projections/answers.ts';
import type { Caller } from '../http/context.ts';
import { canSeePerson } from './canSeePerson.ts';

export type Reader = { readonly answers: Answers; readonly caller: Caller };

type Knowing = {
  readonly answers: Pick<Answers, 'workspaceDirectory' | 'accountDirectory'>;
  readonly caller: Pick<Caller, 'workspaceId' | 'kind' | 'clientId'>;
};

export const personNameFor = (accountId: string, { answers, caller }: Knowing): string => {
  const membership = answers.workspaceDirectory.membershipOf[accountId];
  const account = answers.accountDirectory.byId[accountId];
  if (membership && account && canSeePerson(caller, membership)) return accountName(account);
  return answers.workspaceDirectory.byId[caller.workspaceId]?.name ?? 'Someone';
};
