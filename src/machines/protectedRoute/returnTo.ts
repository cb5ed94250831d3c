/** Builds and checks the return address of the sign-in page, which is never another site. */

const signInPath = '/login';

const visitorPages: ReadonlySet<string> = new Set(['/login', '/register']);

export const signInAddress = (returnTo: string): string =>
  `${signInPath}?returnTo=${encodeURIComponent(returnTo)}`;

/** The address after signing in: the requested one if it is one of the app's own pages, otherwise the dashboard. */
export const safeReturnTo = (wish: string | null): string => {
  const home = 'https://app.invalid';
  if (wish === null || !wish.startsWith('/') || !URL.canParse(wish, home)) {
    return '/dashboard';
  }
  const { origin, pathname, search, hash } = new URL(wish, home);
  const leadsAway = origin !== home || pathname.startsWith('//');
  return leadsAway || visitorPages.has(pathname) ? '/dashboard' : `${pathname}${search}${hash}`;
};
