/** Lists the agency's actions for a client during a report's days, from the log. */
import { calendarDayOf } from '#domain/calendar/epochDay.ts';
import type { SectionContent } from '#domain/contract/reportContentSchemas.ts';
import { actionText } from '#domain/reports/actionText.ts';
import type { ReportDays } from '#domain/reports/periodDays.ts';
import { entriesAbout, undoerOf, undoneAt } from '#events/projections/changeLedger.ts';
import { clientTag } from '#events/tags.ts';
import type { Making } from './reportSpec.ts';

type Action = Extract<SectionContent, { kind: 'actions' }>['actions'][number];

const mostActions = 20;

/** The latest, in day order; undone actions are left out. */
export const actionsIn = (
  { answers: { timeline, position }, now }: Making,
  { clientId, days }: { readonly clientId: string; readonly days: ReportDays },
): Action[] => {
  const [from, to] = [calendarDayOf(days.from), calendarDayOf(days.to)];
  const actions: Action[] = [];
  for (const entry of entriesAbout(timeline, clientTag(clientId))) {
    if (entry.data === null || entry.position > position || entry.occurredAt > now) continue;
    const day = entry.occurredAt.slice(0, 10);
    if (day < from || day > to || undoneAt(timeline, entry.position) !== null) continue;
    const undone = undoerOf(timeline, entry.position);
    if (undone !== null && undone.position <= position) continue;
    const text = actionText(entry.type, entry.data);
    if (text !== null) actions.push({ day, text, position: entry.position });
  }
  return actions.slice(-mostActions);
};
