/** Registers the live visits of the real-time page in the catalogue. */
import type { LiveVisit, RealtimeReply } from '#domain/contract/realtimeSchemas.ts';
import { entry } from '../catalogueEntry.ts';
import { liveVisitsMachine } from './liveVisitsMachine.ts';

const visit: LiveVisit = {
  id: 'c0ffee.20454.9.3',
  at: '2026-01-01T08:59:58.000Z',
  client_id: 'fjordandfoam',
  client: 'Fjord & Foam',
  kind: 'visit',
  page: '/sale',
  channel: 'email',
  source: 'Shopify · Fjord & Foam',
  campaign: null,
  country: 'GB',
  device: 'mobile',
  value_cents: null,
};

const picture: RealtimeReply = {
  at: '2026-01-01T09:00:00.000Z',
  cursor: '1767258000000',
  quiet: null,
  currency: 'USD',
  active: 1,
  users: 1,
  visits: 1,
  conversions: 0,
  revenue_cents: 0,
  revenue_before_cents: 0,
  spend_cents: 0,
  pace: null,
  minutes: [{ at: '2026-01-01T09:00:00.000Z', visits: 1, conversions: 0, visits_before: 1 }],
  pages: [{ key: '/sale', label: '/sale', visits: 1, conversions: 0 }],
  channels: [{ key: 'email', label: 'Email', visits: 1, conversions: 0 }],
  campaigns: [],
  countries: [{ key: 'GB', label: 'United Kingdom', visits: 1, conversions: 0 }],
  devices: [{ key: 'mobile', label: 'Mobile', visits: 1, conversions: 0 }],
  recent: [visit],
};

export const liveVisitsEntry = entry(liveVisitsMachine, {
  title: 'Live visits',
  subject: 'monitor',
  about: 'Keeps a stream of visits open, stops it while nobody looks, and goes on where it stopped.',
  input: { client: 'fjordandfoam', interval: '5', picture },
  events: [
    { type: 'stream.receive', message: picture },
    { type: 'stream.end' },
    { type: 'stream.fail', error: null },
    { type: 'stream.refuse', error: null },
    { type: 'visits.pause' },
    { type: 'visits.resume' },
    { type: 'visits.retry' },
    { type: 'tab.hide' },
    { type: 'tab.show' },
    { type: 'interval.choose', interval: '15' },
    { type: 'list.hold' },
    { type: 'list.release' },
  ],
});
