/** Names the measures of imports for use in sentences. */
import type { ImportMeasure } from '../importedRow.ts';

export const measureNames: Readonly<Record<ImportMeasure, string>> = {
  impressions: 'Impressions',
  clicks: 'Clicks',
  spend_cents: 'Spend',
  conversions: 'Conversions',
  revenue_cents: 'Revenue',
  sessions: 'Sessions',
  engaged_sessions: 'Engaged sessions',
  users: 'Users',
  orders: 'Orders',
  new_customers: 'New customers',
  leads: 'Leads',
  pageviews: 'Page views',
  visit_seconds: 'Seconds of visits',
};
