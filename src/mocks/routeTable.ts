/** The route table: which handler answers each endpoint of the contract. */
import type { EndpointName } from '#domain/contract/paths.ts';
import { listEvents } from './activity/listEvents.ts';
import { streamEvents } from './activity/streamEvents.ts';
import { oauth } from './auth/oauth.ts';
import { readSession } from './auth/readSession.ts';
import { signIn } from './auth/signIn.ts';
import { signOut } from './auth/signOut.ts';
import { signUp } from './auth/signUp.ts';
import { updateProfile } from './auth/updateProfile.ts';
import { checkout } from './checkout/checkout.ts';
import { paymentProvider } from './checkout/paymentProvider.ts';
import type { Handler } from './http/context.ts';
import { readOpenApi } from './openapi/readOpenApi.ts';
import { listPlans } from './plans/listPlans.ts';
import {
  cancelSubscription,
  changeSubscription,
  resumeSubscription,
} from './subscription/changeSubscription.ts';
import { readBilling } from './subscription/readBilling.ts';
import { readSubscription } from './subscription/readSubscription.ts';
import { readWorkspace } from './workspace/readWorkspace.ts';

export const handlers: { readonly [Name in EndpointName]: Handler<Name> } = {
  signUp,
  signIn,
  oauth,
  readSession,
  signOut,
  updateProfile,
  readWorkspace,
  listPlans,
  readSubscription,
  checkout,
  cancelSubscription,
  resumeSubscription,
  changeSubscription,
  readBilling,
  paymentProvider,
  listEvents,
  streamEvents,
  readOpenApi,
};
