/** Declares the routes that anyone may open. */
import { productName } from '#domain/product.ts';
import { type PageRoute, titled } from '../services/pageRoute.ts';

export const publicRoutes: readonly PageRoute[] = [
  {
    path: '/',
    title: `${productName} · Reports your clients read to the end`,
    source: 'src/ui/pages/landing/Landing.tsx',
    prerender: true,
    onlyRead: true,
    load: async () => (await import('../pages/landing/Landing.tsx')).Landing,
  },
  {
    path: '/features',
    title: titled('Features'),
    source: 'src/ui/pages/features/Features.tsx',
    prerender: true,
    onlyRead: true,
    load: async () => (await import('../pages/features/Features.tsx')).Features,
  },
  {
    path: '/industries',
    title: titled('Industries'),
    source: 'src/ui/pages/industries/Industries.tsx',
    prerender: true,
    onlyRead: true,
    load: async () => (await import('../pages/industries/Industries.tsx')).Industries,
  },
  {
    path: '/industries/ecommerce',
    title: titled('E-commerce'),
    source: 'src/ui/pages/ecommerce/Ecommerce.tsx',
    prerender: true,
    onlyRead: true,
    load: async () => (await import('../pages/ecommerce/Ecommerce.tsx')).Ecommerce,
  },
  {
    path: '/about',
    title: titled('About'),
    source: 'src/ui/pages/about/About.tsx',
    prerender: true,
    onlyRead: true,
    load: async () => (await import('../pages/about/About.tsx')).About,
  },
  {
    path: '/pricing',
    title: titled('Pricing'),
    source: 'src/ui/pages/pricing/Pricing.tsx',
    prerender: true,
    onlyRead: true,
    load: async () => (await import('../pages/pricing/Pricing.tsx')).Pricing,
  },
  {
    path: '/checkout',
    title: titled('Checkout'),
    source: 'src/ui/pages/checkout/Checkout.tsx',
    prerender: true,
    load: async () => (await import('../pages/checkout/Checkout.tsx')).Checkout,
  },
  {
    path: '/login',
    title: titled('Sign in'),
    source: 'src/ui/pages/login/Login.tsx',
    prerender: true,
    bare: true,
    load: async () => (await import('../pages/login/Login.tsx')).Login,
  },
  {
    path: '/register',
    title: titled('Create your account'),
    source: 'src/ui/pages/register/Register.tsx',
    prerender: true,
    bare: true,
    load: async () => (await import('../pages/register/Register.tsx')).Register,
  },
  {
    path: '/demo-credentials',
    title: titled('Demo accounts'),
    source: 'src/ui/pages/demoCredentials/DemoCredentials.tsx',
    prerender: true,
    load: async () => (await import('../pages/demoCredentials/DemoCredentials.tsx')).DemoCredentials,
  },
];
