/** Lists the footer links of public pages by topic. */

export type FooterColumn = {
  readonly title: string;
  readonly links: readonly { readonly to: string; readonly label: string }[];
};

export const footerColumns: readonly FooterColumn[] = [
  {
    title: 'Product',
    links: [
      { to: '/features', label: 'Features' },
      { to: '/pricing', label: 'Pricing' },
      { to: '/industries', label: 'Industries' },
    ],
  },
  {
    title: 'Company',
    links: [{ to: '/about', label: 'About and contact' }],
  },
  {
    title: 'Get started',
    links: [
      { to: '/register', label: 'Create an account' },
      { to: '/login', label: 'Sign in' },
      { to: '/demo-credentials', label: 'Demo accounts' },
    ],
  },
];

export const footerNote =
  'Agencies, people and figures on the public pages are made up for this demo. What you enter stays in your browser.';
