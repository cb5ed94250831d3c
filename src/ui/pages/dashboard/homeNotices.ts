/** What of its address the home of a client's person leaves aside: parts that mean nothing, and those that lead to the agency's own sides. */
import type { PageKey } from '#domain/metrics/readView.ts';
import { viewKeys } from '#domain/metrics/viewAddress.ts';
import { droppedNotice, type ViewNotice } from '#domain/metrics/viewNotice.ts';
import { isOfReports } from '../../parts/reports/reportAddress.ts';
import { boardKeys } from './client/boardKeys.ts';
import { historyKeys } from './history/historyKeys.ts';
import { runKey } from './portal/sentRuns.ts';
import { agencySides, type DashboardSide } from './useDashboardSide.ts';

type HomeSide = Exclude<DashboardSide, (typeof agencySides)[number]>;

/** What each side reads beside the view. The tab itself is judged by `homeNotices`. */
const keysOf: Readonly<Record<HomeSide, readonly PageKey[]>> = {
  overview: [runKey, ...boardKeys],
  dashboards: ['board', 'explain', 'explain_of'],
  history: [...Object.values(historyKeys), 'undo'],
};

const isHomeSide = (side: string): side is HomeSide => Object.hasOwn(keysOf, side);

const isAgencySide = (value: string): boolean => agencySides.some((side) => side === value);

const isRead = (key: string, value: string, keys: readonly PageKey[]): boolean =>
  keys.some((one) => (typeof one === 'string' ? one === key : one.key === key && one.isValid(value)));

/** Parts of the view are left to the view bar, which says what it has dropped. */
const foreignParts = (params: URLSearchParams): readonly string[] => {
  const tab = params.get('tab') ?? '';
  const keys = keysOf[isHomeSide(tab) ? tab : 'overview'];
  return [...params].flatMap(([key, value]) => {
    if (viewKeys.includes(key)) return [];
    const isKnown = key === 'tab' ? isHomeSide(value) || isAgencySide(value) : isRead(key, value, keys);
    return isKnown ? [] : [`${key}=${value}`];
  });
};

const longestNamed = 40;

const agencyNotice = (part: string): string => {
  const named = part.length > longestNamed ? `${part.slice(0, longestNamed)}…` : part;
  return `Ignored a part of the address that only your agency can open: “${named}”.`;
};

/** One notice at most, as each code has one. */
export const homeNotices = (pathname: string, params: URLSearchParams): readonly ViewNotice[] => {
  const tab = params.get('tab') ?? '';
  const texts = [
    isOfReports(pathname) ? agencyNotice(pathname) : '',
    isAgencySide(tab) ? agencyNotice(`tab=${tab}`) : '',
    droppedNotice(foreignParts(params))?.text ?? '',
  ].filter((text) => text !== '');
  return texts.length === 0 ? [] : [{ code: 'dropped', text: texts.join(' ') }];
};
