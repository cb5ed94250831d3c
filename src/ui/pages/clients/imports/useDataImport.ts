/** Runs one import: parses the file in the browser and sends its rows in one request. */
import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent } from 'react';
import type { ActorRefFrom } from 'xstate';
import { calendarDayOf } from '#domain/calendar/epochDay.ts';
import type { ClientItem } from '#domain/contract/clientSchemas.ts';
import type { ReplyOf } from '#domain/contract/endpoints.ts';
import { figureCurrency } from '#domain/imports/importedRow.ts';
import { dataImportMachine } from '#machines/imports/dataImportMachine.ts';
import { dataImportService } from '#machines/imports/dataImportService.ts';
import type { DataImportContext } from '#machines/imports/importTask.ts';
import { useServices } from '../../../services/servicesContext.ts';
import { useDayIn } from '../../../services/useDayIn.ts';
import { useAwaitCode } from '../../../services/useLazyModule.ts';
import { useLifecycle } from '../../../services/useLifecycle.ts';
import { createImportReader } from './reader/askImportWorker.ts';
import { startImportWorker } from './reader/startImportWorker.ts';

export type KnownImports = Pick<ReplyOf<'listImports'>, 'mappings' | 'covered'>;

export type DataImport = {
  readonly actor: ActorRefFrom<typeof dataImportMachine>;
  readonly context: DataImportContext;
  readonly state:
    | 'choosing'
    | 'reading'
    | 'asking'
    | 'previewing'
    | 'committing'
    | 'withdrawing'
    | 'failed'
    | 'cancelled'
    | 'done';
};

type ImportParts = {
  readonly client: ClientItem;
  readonly known: KnownImports;
  readonly onDone: (context: DataImportContext) => void;
};

export const useDataImport = ({ client, known, onDone }: ImportParts): DataImport => {
  const { api, world, awaitCode } = useServices();
  const awaiting = useAwaitCode();
  const today = calendarDayOf(useDayIn(client.time_zone));
  const actor = useLifecycle(
    () => {
      // A Lab run uses a virtual clock, which a worker cannot follow.
      const reader = createImportReader({ start: awaitCode ? null : startImportWorker, clock: world.clock });
      return dataImportMachine.provide({
        actors: dataImportService({
          api,
          clientId: client.id,
          read: (task, step) => awaiting(reader(task, step)),
          rules: () => ({ today, currency: figureCurrency }),
          remembered: () => known.mappings,
        }),
      });
    },
    { id: 'dataImport' },
  );
  const state = useSelector(actor, ({ value }) => value);
  const context = useSelector(actor, (snapshot) => snapshot.context);
  const tell = useEffectEvent(() => onDone(context));
  useEffect(() => {
    if (state === 'done') tell();
  }, [state]);
  return { actor, context, state };
};
