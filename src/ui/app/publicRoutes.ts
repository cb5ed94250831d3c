/** The pages that anyone may open. */
import { productName } from '#domain/product.ts';
import { type PageRoute, titled } from '../services/pageRoute.ts';

export const publicRoutes: readonly PageRoute[] = [
  {
    path: '/',
    title: `${productName} · Reports your clients read to the end`,
    description:
      'Analytics and reporting for marketing agencies: every client’s numbers in one place, ready to share under your own name.',
    source: 'src/ui/pages/landing/Landing.tsx',
    prerender: true,
    onlyRead: true,
    load: async () => (await import('../pages/landing/Landing.tsx')).Landing,
  },
  {
    path: '/features',
    title: titled('Features'),
    description:
      'What the product does for a marketing agency, feature by feature, from which plan on, and the platforms it connects to.',
    source: 'src/ui/pages/features/Features.tsx',
    prerender: true,
    onlyRead: true,
    load: async () => (await import('../pages/features/Features.tsx')).Features,
  },
  {
    path: '/industries',
    title: titled('Industries'),
    description:
      'What client reports turn on in eight industries, from e-commerce to restaurants, and what they cost when made by hand.',
    source: 'src/ui/pages/industries/Industries.tsx',
    prerender: true,
    onlyRead: true,
    load: async () => (await import('../pages/industries/Industries.tsx')).Industries,
  },
  {
    path: '/industries/ecommerce',
    title: titled('E-commerce'),
    description:
      'Revenue attribution, customer journeys, cohorts and return on spend for agencies with e-commerce clients.',
    source: 'src/ui/pages/ecommerce/Ecommerce.tsx',
    prerender: true,
    onlyRead: true,
    load: async () => (await import('../pages/ecommerce/Ecommerce.tsx')).Ecommerce,
  },
  {
    path: '/about',
    title: titled('About'),
    description: `Who builds ${productName} and why, our principles, and a way to write to us.`,
    source: 'src/ui/pages/about/About.tsx',
    prerender: true,
    onlyRead: true,
    load: async () => (await import('../pages/about/About.tsx')).About,
  },
  {
    path: '/pricing',
    title: titled('Pricing'),
    description:
      'Three plans for agencies, from $29 a month, with the limits that are enforced side by side. Free for 14 days, no credit card required.',
    source: 'src/ui/pages/pricing/Pricing.tsx',
    prerender: true,
    onlyRead: true,
    load: async () => (await import('../pages/pricing/Pricing.tsx')).Pricing,
  },
  {
    path: '/checkout',
    title: titled('Checkout'),
    description: 'The demo checkout: no payment is made and nothing you type is stored.',
    source: 'src/ui/pages/checkout/Checkout.tsx',
    prerender: true,
    load: async () => (await import('../pages/checkout/Checkout.tsx')).Checkout,
  },
  {
    path: '/login',
    title: titled('Sign in'),
    description: 'Sign in to your agency’s workspace, or look around with a demo account.',
    source: 'src/ui/pages/login/Login.tsx',
    prerender: true,
    bare: true,
    load: async () => (await import('../pages/login/Login.tsx')).Login,
  },
  {
    path: '/register',
    title: titled('Create your account'),
    description: 'Open a workspace for your agency: free for 14 days, no credit card required.',
    source: 'src/ui/pages/register/Register.tsx',
    prerender: true,
    bare: true,
    load: async () => (await import('../pages/register/Register.tsx')).Register,
  },
  {
    path: '/demo-credentials',
    title: titled('Demo accounts'),
    description: 'Three accounts to try the product as an admin, a manager or a client.',
    source: 'src/ui/pages/demoCredentials/DemoCredentials.tsx',
    prerender: true,
    load: async () => (await import('../pages/demoCredentials/DemoCredentials.tsx')).DemoCredentials,
  },
];
