/** Creates files as earlier versions exported them, with unencrypted keys of people. They can still be imported. */
import type { EventLog } from '#events/log/eventLog.ts';
import { personKey, personOfKey } from '#events/people/personKeys.ts';
import { exportLog } from '#mocks/inspection/exportLog.ts';
import type { World } from '#world/world.ts';

export const withKeysInPlain = async (log: EventLog, { clock }: Pick<World, 'clock'>): Promise<Blob> => {
  const [header, ...lines] = (await (await exportLog(log, clock)).text()).split('\n');
  const keys = [...(await log.vault.list(personKey('')))].map(([key, { secret }]) =>
    JSON.stringify({ person: personOfKey(key), secret }),
  );
  return new Blob([[header, ...keys, ...lines].join('\n')]);
};
