/** How the sign-in page is told where to go afterwards, and that this is never another site. */

const signInPath = '/login';

/** Pages that make no sense once someone is signed in. */
const visitorPages: ReadonlySet<string> = new Set(['/login', '/register']);

/** The sign-in page that leads back to an address of the app (`/billing?tab=plan`). */
export const signInAddress = (returnTo: string): string =>
  `${signInPath}?returnTo=${encodeURIComponent(returnTo)}`;

/** Where to go after signing in: the wished address if it is one of the app's own pages, otherwise the dashboard. */
export const safeReturnTo = (wish: string | null): string => {
  const home = 'https://app.invalid';
  if (wish === null || !wish.startsWith('/') || !URL.canParse(wish, home)) {
    return '/dashboard';
  }
  const { origin, pathname, search, hash } = new URL(wish, home);
  const leadsAway = origin !== home || pathname.startsWith('//');
  return leadsAway || visitorPages.has(pathname) ? '/dashboard' : `${pathname}${search}${hash}`;
};
