/** Schedules reports for several clients at once. */
import { type Make, type OnRows, textIn } from './make.ts';
import { type ScheduleForClients, scheduleForClients } from './scheduleForClients.ts';

/** All clients count as one change with one undo, though each report takes several calls. */
export const scheduling =
  (onRows: OnRows): Make =>
  async (api, { details }, told) => {
    const asked: ScheduleForClients = JSON.parse(textIn(details, 'asked'));
    const { positions, scheduled } = await scheduleForClients(api, asked);
    onRows(
      asked.clients.map(({ id }) => ({
        id,
        result: scheduled.includes(id) ? 'changed' : 'leftOut',
        etag: null,
      })),
    );
    const [first, ...also] = positions;
    if (first !== undefined) told.onAppended(first, also);
  };
