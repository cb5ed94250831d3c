/** Holds the trust claims of each page: figures and badges of the specification (ruling D13). */

export type Figure = { readonly value: string; readonly label: string };

/** Below the sign-in form (S2.15). */
export const loginBadges = ['256-bit SSL', 'SOC2', '99.9% uptime'] as const;

export const loginFigures: readonly Figure[] = [
  { value: '500M+', label: 'data points processed' },
  { value: '50+', label: 'platform integrations' },
  { value: '4.9', label: 'average rating' },
];

/** Shown next to the registration form (S2.16). */
export const registerFigures: readonly Figure[] = [
  { value: '50K+', label: 'active users' },
  { value: '1000+', label: 'agencies' },
  { value: '99.9%', label: 'uptime' },
];

export const registerBenefits = [
  { title: 'Free for 14 days', text: 'All features of your plan. No credit card required, cancel anytime.' },
  {
    title: 'Set up in 5 minutes',
    text: 'Your workspace starts with a sample client.',
  },
  { title: 'Your brand from day one', text: 'Clients see your name and colours, not ours.' },
] as const;
