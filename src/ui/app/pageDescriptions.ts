/** Describes each public page for search engines and shared links; used only at build time. */
import { productName } from '#domain/product.ts';

export const pageDescriptions: Readonly<Record<string, string>> = {
  '/': 'Analytics and reporting for marketing agencies: every client’s numbers in one place, ready to share under your own name.',
  '/features':
    'What the product does for a marketing agency, feature by feature, from which plan on, and the platforms it connects to.',
  '/industries':
    'What client reports turn on in eight industries, from e-commerce to restaurants, and what they cost when made by hand.',
  '/industries/ecommerce':
    'Revenue attribution, customer journeys, cohorts and return on spend for agencies with e-commerce clients.',
  '/about': `Who builds ${productName} and why, our principles, and a way to write to us.`,
  '/pricing':
    'Three plans for agencies, from $29 a month, with the limits that are enforced side by side. Free for 14 days, no credit card required.',
  '/checkout': 'The demo checkout: no payment is made and nothing you type is stored.',
  '/login': 'Sign in to your agency’s workspace, or look around with a demo account.',
  '/register': 'Open a workspace for your agency: free for 14 days, no credit card required.',
  '/demo-credentials': 'Three accounts to try the product as an admin, a manager or a client.',
};
