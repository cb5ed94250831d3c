/** Lists the address parameters that a client user's home page ignores: unknown ones, and those of agency tabs. */
import type { PageKey } from '#domain/metrics/readView.ts';
import { viewKeys } from '#domain/metrics/viewAddress.ts';
import { droppedNotice, type ViewNotice } from '#domain/metrics/viewNotice.ts';
import { isOfReports } from '../../parts/reports/reportAddress.ts';
import { boardKeys } from './client/boardKeys.ts';
import { historyKeys } from './history/historyKeys.ts';
import { runKey } from './portal/sentRuns.ts';
import { agencySides, type DashboardSide } from './useDashboardSide.ts';

type HomeSide = Exclude<DashboardSide, (typeof agencySides)[number]>;

/** Parameters of each tab in addition to the view. `homeNotices` checks the tab itself. */
const keysOf: Readonly<Record<HomeSide, readonly PageKey[]>> = {
  overview: [runKey, ...boardKeys],
  dashboards: ['board', 'explain', 'explain_of'],
  history: [...Object.values(historyKeys), 'undo'],
};

const isHomeSide = (side: string): side is HomeSide => Object.hasOwn(keysOf, side);

const isAgencySide = (value: string): boolean => agencySides.some((side) => side === value);

const isRead = (key: string, value: string, keys: readonly PageKey[]): boolean =>
  keys.some((one) => (typeof one === 'string' ? one === key : one.key === key && one.isValid(value)));

/** Ignores the view's parameters, because the view bar reports what it drops. */
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

export const homeNotices = (pathname: string, params: URLSearchParams): readonly ViewNotice[] => {
  const tab = params.get('tab') ?? '';
  const texts = [
    isOfReports(pathname) ? agencyNotice(pathname) : '',
    isAgencySide(tab) ? agencyNotice(`tab=${tab}`) : '',
    droppedNotice(foreignParts(params))?.text ?? '',
  ].filter((text) => text !== '');
  return texts.length === 0 ? [] : [{ code: 'dropped', text: texts.join(' ') }];
};
