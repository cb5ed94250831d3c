/** Measures round trips through the bare worker, with this page answering a fixed text in place of the backend. */
import { type RoundTripPlan, type RoundTrips, roundTrips } from './roundTrips.ts';

const whenControlled = async (): Promise<void> => {
  const { serviceWorker } = navigator;
  const controlled = new Promise<void>((resolve) => {
    serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
  });
  await serviceWorker.register('/askingWorker.js', { type: 'module' });
  if (serviceWorker.controller === null) await controlled;
};

/** `answer`: the text of every reply. Unregisters the worker afterwards. */
export const askWorker = async (plan: RoundTripPlan & { readonly answer: string }): Promise<RoundTrips> => {
  navigator.serviceWorker.addEventListener('message', ({ ports }) => ports[0]?.postMessage(plan.answer));
  navigator.serviceWorker.startMessages();
  await whenControlled();
  const trips = await roundTrips(async () => (await fetch('/ask/anything')).json(), plan);
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
  return trips;
};
