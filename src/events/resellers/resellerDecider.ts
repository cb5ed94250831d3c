/** Decides a reseller's tenants and share: unique names, restorable ends, and no share above the program's maximum. */

import { isShare, type TenantPlan, tenantNameProblem } from '#domain/reseller/payout.ts';
import { tidyText } from '#domain/text/visibleText.ts';
import { accept, type Decider, type Decision, reject } from '../decision.ts';
import { noReseller, type Reseller, resellerAfter, type Tenant, tenantOf } from './reseller.ts';
import type { ResellerEvent } from './resellerEvents.ts';

type Asked<Type extends string> = {
  readonly type: Type;
  readonly workspaceId: string;
  readonly now: string;
};
type OfTenant<Type extends string> = Asked<Type> & { readonly tenantId: string };

export type AddTenant = OfTenant<'AddTenant'> & { readonly name: string; readonly plan: TenantPlan };
export type ChangeTenant = OfTenant<'ChangeTenant'> & { readonly name?: string; readonly plan?: TenantPlan };
export type ChangeShare = Asked<'ChangeShare'> & { readonly share: number };
export type ResellerCommand =
  | AddTenant
  | ChangeTenant
  | OfTenant<'EndTenant'>
  | OfTenant<'RestoreTenant'>
  | ChangeShare;

type Decided = Decision<ResellerEvent>;

const isTaken = ({ tenants }: Reseller, name: string, but: string): boolean =>
  Object.values(tenants).some(
    (one) => one.id !== but && one.endedAt === null && one.name.toLowerCase() === name.toLowerCase(),
  );

const add = ({ workspaceId, tenantId, name, plan, now }: AddTenant, state: Reseller): Decided => {
  if (tenantOf(state, tenantId)) return reject('versionConflict');
  if (tenantNameProblem(name) !== null) return reject('invalid');
  const tidy = tidyText(name);
  if (isTaken(state, tidy, tenantId)) return reject('tenantKnown');
  return accept({ type: 'TenantAdded', data: { workspaceId, tenantId, name: tidy, plan, addedAt: now } });
};

const change = (command: ChangeTenant, tenant: Tenant, state: Reseller): Decided => {
  const { workspaceId, tenantId, now } = command;
  if (tenant.endedAt !== null) return reject('notFound');
  const name = tidyText(command.name ?? tenant.name);
  if (tenantNameProblem(name) !== null) return reject('invalid');
  if (isTaken(state, name, tenantId)) return reject('tenantKnown');
  const plan = command.plan ?? tenant.plan;
  const about = { workspaceId, tenantId, name };
  const renamed: readonly ResellerEvent[] =
    name === tenant.name
      ? []
      : [{ type: 'TenantRenamed', data: { ...about, formerName: tenant.name, renamedAt: now } }];
  const moved: readonly ResellerEvent[] =
    plan === tenant.plan
      ? []
      : [
          {
            type: 'TenantPlanChanged',
            data: { ...about, formerPlan: tenant.plan, plan, changedAt: now },
          },
        ];
  return accept(...renamed, ...moved);
};

const changeShare = ({ workspaceId, share, now }: ChangeShare, state: Reseller): Decided => {
  if (!isShare(share)) return reject('invalid');
  return share === state.share
    ? accept()
    : accept({
        type: 'ResellerShareChanged',
        data: { workspaceId, formerShare: state.share, share, changedAt: now },
      });
};

const decide = (command: ResellerCommand, state: Reseller): Decided => {
  if (command.type === 'AddTenant') return add(command, state);
  if (command.type === 'ChangeShare') return changeShare(command, state);
  const { workspaceId, tenantId, now } = command;
  const tenant = tenantOf(state, tenantId);
  if (!tenant) return reject('notFound');
  const about = { workspaceId, tenantId, name: tenant.name };
  switch (command.type) {
    case 'ChangeTenant':
      return change(command, tenant, state);
    case 'EndTenant':
      return tenant.endedAt === null
        ? accept({ type: 'TenantEnded', data: { ...about, endedAt: now } })
        : accept();
    case 'RestoreTenant':
      if (tenant.endedAt === null) return accept();
      return isTaken(state, tenant.name, tenantId)
        ? reject('tenantKnown')
        : accept({ type: 'TenantRestored', data: { ...about, restoredAt: now } });
  }
};

export const resellerDecider: Decider<ResellerCommand, ResellerEvent, Reseller> = {
  initial: noReseller,
  evolve: resellerAfter,
  decide,
};
