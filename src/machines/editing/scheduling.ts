/** How reports are scheduled for several clients at once. */
import { type Make, type OnRows, textIn } from './make.ts';
import { type ScheduleForClients, scheduleForClients } from './scheduleForClients.ts';

/** One change with one way back, though each report takes calls of its own. */
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
