/** Lists commands about accounts, the team and the plan. Commands that end access come last. */
import { demoAccounts, demoPassword } from '#domain/accounts/demoAccounts.ts';
import { nora, otto, signUpBodyOf } from '#tests/support/cast.ts';
import { at, bare, fjord, type Step, type Steps, sending, undoLast, versioned } from './commandStep.ts';

const byOwner = (step: Step): Step => ({ ...step, by: 'owner' });
const byVisitor = (step: Step): Step => ({ ...step, by: 'visitor' });

const choose = (plan_name: string) => sending({ plan_name, billing_cycle: 'monthly' });

const tenant: Step = { send: ({ told }) => at(told('addTenant').tenant.id) };

const planSteps: Steps = {
  startTrial: [byOwner(bare)],
  dismissFirstSteps: [byOwner(bare)],
  checkout: [byOwner(choose('pro')), byVisitor(choose('pro'))],
  changeSubscription: [choose('agency_plus'), choose('starter')],
  addTenant: [sending({ name: 'Harbor Media', plan_name: 'pro' })],
  changeTenant: [
    { send: ({ told }) => versioned(told('addTenant').tenant, { name: 'Pine', plan_name: 'enterprise' }) },
  ],
  endTenant: [tenant],
  restoreTenant: [tenant],
  changeShare: [sending({ share_percent: 40 })],
  chooseKept: [
    sending({ keep: { clients: [fjord], team_members: ['demoadmin'], integrations: [], dashboards: [] } }),
  ],
  cancelSubscription: [{ ...choose('agency_plus'), name: 'changeSubscription' }, bare],
  resumeSubscription: [bare],
  pauseSubscription: [sending({ months: 1 }), { ...bare, name: 'resumeSubscription' }],
  startSimulation: [sending({ plan_name: 'starter' })],
  endSimulation: [bare],
  savePaymentCard: [
    sending({ brand: 'visa', last_four: '4242', expiry_month: 12, expiry_year: 2_030, renewals: 'accepted' }),
  ],
  renewEarly: [
    bare,
    {
      ...sending({
        brand: 'visa',
        last_four: '0341',
        expiry_month: 12,
        expiry_year: 2_030,
        renewals: 'declined',
      }),
      name: 'savePaymentCard',
    },
    bare,
  ],
  retryPayment: [
    {
      ...sending({
        brand: 'visa',
        last_four: '4242',
        expiry_month: 12,
        expiry_year: 2_030,
        renewals: 'accepted',
      }),
      name: 'savePaymentCard',
    },
    bare,
  ],
  saveBillingDetails: [
    {
      send: async ({ read }) => ({
        body: { company: 'Northlight Ltd', email: 'bills@northlight.example', tax_id: '', address: '' },
        headers: { 'If-Match': (await read('readBillingDetails')).etag },
      }),
    },
  ],
};

const endSteps: Steps = {
  // Its cascade would count as changes caused by the end of the plan.
  deleteWorkspace: [
    { ...bare, name: 'cancelSubscription' },
    {
      wait: 1_000,
      send: async ({ read }) => ({ body: { name: (await read('readWorkspace')).workspace.name } }),
    },
  ],
  restoreWorkspace: [bare],
};

const invitation: Step = { send: ({ told }) => at(told('inviteMember').invitation.id) };
const manager: Step = { send: () => at('demomanager') };

const teamSteps: Steps = {
  signOut: [{ by: 'manager', ...bare }],
  inviteMember: [sending({ email: otto.email, role: 'manager' })],
  resendInvitation: [{ ...invitation, wait: 60_000 }],
  linkInvitation: [invitation],
  revokeInvitation: [invitation],
  restoreInvitation: [invitation, { ...byVisitor(sending(signUpBodyOf(otto))), name: 'signUp' }],
  changeMemberRole: [{ send: () => ({ ...at('demomanager'), body: { role: 'admin' } }) }],
  changeOwner: [
    {
      send: async ({ read }) => ({
        body: { member_id: 'demomanager', name: (await read('readWorkspace')).workspace.name },
        headers: { 'If-Match': (await read('readTeam')).ownership.etag },
      }),
    },
    undoLast,
  ],
  removeMember: [manager],
  restoreMember: [manager],
};

const signedIn = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`;

export const firstSteps: Steps = {
  signUp: [byVisitor(sending(signUpBodyOf(nora)))],
  signIn: [byVisitor(sending({ email: demoAccounts.admin.email, password: demoPassword }))],
  oauth: 'No provider answers in the browser: every call of it is refused.',
  viewAsClient: [sending({ client_id: fjord })],
  sendContact: [
    byVisitor(
      sending({ name: 'Kim', email: 'kim@example.com', topic: 'sales', message: 'What does it cost?' }),
    ),
  ],
};

export const lastSteps: Steps = {
  updateProfile: [sending({ first_name: 'Adele' }), { ...sending({ first_name: 'Claire' }), by: 'client' }],
  requestPasswordReset: 'Nobody is sent a link to the demo accounts, whose password is published.',
  resetPassword: 'It needs a link that a server has mailed.',
  endSession: 'Its event is that of signing out, which the sequence has.',
  endOtherSessions: 'Its event is that of signing out, which the sequence has.',
  startSecondFactor: 'The demo accounts are everybody’s and have no second factor.',
  confirmSecondFactor: 'The demo accounts are everybody’s and have no second factor.',
  removeSecondFactor: 'The demo accounts are everybody’s and have no second factor.',
  requireSecondFactor: 'Only somebody with a second factor requires it, which the demo accounts do not have.',
  changePassword: 'The demo accounts share a published password, which stays.',
  ...planSteps,
  ...endSteps,
  ...teamSteps,
  eraseMember: [{ send: () => ({ ...at('demomanager'), body: { name: signedIn(demoAccounts.manager) } }) }],
  eraseOwn: [
    {
      by: 'client',
      send: () => ({ body: { name: signedIn({ ...demoAccounts.client, firstName: 'Claire' }) } }),
    },
  ],
};
