/** Handles GET /api/payment-provider.js: serves the demo payment provider's script (ruling D20), which makes no call and takes no card. */
import type { Handler } from '../http/context.ts';
import { problem } from '../http/respond.ts';

const script = `globalThis.DemoPay = function DemoPay(key) {
  if (typeof key !== 'string') throw new TypeError('DemoPay needs a key; the demo uses an empty one');
  return Object.freeze({ name: 'DemoPay', key: key, live: false });
};
`;

export const paymentProvider: Handler<'paymentProvider'> = (_request, { isProviderUp }) =>
  isProviderUp?.() === false
    ? problem('providerUnavailable')
    : new Response(script, { headers: { 'Content-Type': 'text/javascript; charset=utf-8' } });
