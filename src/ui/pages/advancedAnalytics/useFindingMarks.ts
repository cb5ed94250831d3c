/** How far the findings of a selection have been seen to: what nobody has marked is new, and so is what was snoozed long enough. */
import { calendarDayOf } from '#domain/calendar/epochDay.ts';
import { type FindingMark, type FindingPlace, findingId, statusOn } from '#domain/findings/findingStates.ts';
import { useReply } from '../../data/useReply.ts';
import { everything } from '../../data/wholeList.ts';
import { useToday } from '../../services/useToday.ts';

const isNew: FindingMark = { status: 'new', until: null, reason: null };

/** `clientId` null: of all clients together. */
export const useFindingMarks = (clientId: string | null): ((place: FindingPlace) => FindingMark) => {
  const today = calendarDayOf(useToday());
  const { data } = useReply('listFindingMarks', {
    limit: everything,
    ...(clientId === null ? {} : { client: clientId }),
  });
  const byId = new Map(data?.items.map((mark) => [mark.id, mark]));
  return (place) => {
    const mark = byId.get(findingId(place));
    if (mark === undefined) return isNew;
    const status = statusOn(mark, today);
    return status === mark.status ? mark : { ...isNew, status };
  };
};
