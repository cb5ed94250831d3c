/** Reads the statuses of the selection's findings; unmarked ones and those whose snooze has expired are new. */
import { calendarDayOf } from '#domain/calendar/epochDay.ts';
import { type FindingMark, type FindingPlace, findingId, statusOn } from '#domain/findings/findingStates.ts';
import { useReply } from '../../data/useReply.ts';
import { everything } from '../../data/wholeList.ts';
import { useToday } from '../../services/useToday.ts';

const isNew: FindingMark = { status: 'new', until: null, reason: null };

type FindingMarks = {
  readonly markOf: (place: FindingPlace) => FindingMark;
  readonly error: unknown;
  readonly refetch: () => Promise<unknown>;
};

/** `clientId` null: all clients together. Sends no request if there are no findings. */
export const useFindingMarks = (clientId: string | null, hasFindings: boolean): FindingMarks => {
  const today = calendarDayOf(useToday());
  const { data, error, refetch } = useReply(
    'listFindingMarks',
    { limit: everything, ...(clientId === null ? {} : { client: clientId }) },
    hasFindings,
  );
  const byId = new Map(data?.items.map((mark) => [mark.id, mark]));
  const markOf = (place: FindingPlace): FindingMark => {
    const mark = byId.get(findingId(place));
    if (mark === undefined) return isNew;
    const status = statusOn(mark, today);
    return status === mark.status ? mark : { ...isNew, status };
  };
  return { markOf, error: data ? null : error, refetch };
};
