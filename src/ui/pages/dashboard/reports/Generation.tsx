/** Makes a run of a report: reads its sources one after the other, shows how far it is, and can be stopped until then. */
import { useSelector } from '@xstate/react';
import { Button, Flex, Progress } from 'antd';
import { useEffect, useEffectEvent } from 'react';
import { calendarDayOf } from '#domain/calendar/epochDay.ts';
import type { ReportDetails } from '#domain/contract/reportSchemas.ts';
import { definedOnly } from '#domain/definedOnly.ts';
import { periodDays } from '#domain/reports/periodDays.ts';
import { type ExportTask, fileExportMachine } from '#machines/fileExport/fileExportMachine.ts';
import { fileExportService } from '#machines/fileExport/fileExportService.ts';
import { useServices } from '../../../services/servicesContext.ts';
import { useLifecycle } from '../../../services/useLifecycle.ts';
import { useToday } from '../../../services/useToday.ts';
import styles from './ReportsPage.module.css';

type GenerationProps = {
  readonly report: ReportDetails;
  /** All sources were read: the run is made. */
  readonly onRead: () => void;
  readonly onStop: () => void;
};

const useSourceReading = ({ client_id: client, period }: ReportDetails) => {
  const { api } = useServices();
  const days = periodDays(period, useToday());
  return useLifecycle(
    () =>
      fileExportMachine.provide({
        actors: fileExportService(async ({ tell }: ExportTask, signal) => {
          if (days === null) return;
          const query = { client, from: calendarDayOf(days.from), to: calendarDayOf(days.to) };
          // Days that cannot be read block the run, which says why.
          const read = (filters?: string) =>
            api
              .call('readMetrics', { query: { ...query, ...definedOnly({ filters }) }, signal })
              .catch(() => null);
          const sources = (await read())?.freshness ?? [];
          for (const [done, { source, label }] of sources.entries()) {
            if (signal.aborted) return;
            tell({ done, total: sources.length, part: label });
            await read(`source:${source}`);
          }
        }),
      }),
    { id: 'fileExport' },
  );
};

export const Generation = ({ report, onRead, onStop }: GenerationProps) => {
  const actor = useSourceReading(report);
  const { done, total, part } = useSelector(actor, ({ context }) => context.progress);
  const finish = useEffectEvent(onRead);
  useEffect(() => {
    const reading = actor.subscribe((snapshot) => {
      if (snapshot.matches('made')) finish();
    });
    actor.send({ type: 'export.ask', kind: 'run', section: null });
    return () => reading.unsubscribe();
  }, [actor]);
  const stop = () => {
    actor.send({ type: 'export.cancel' });
    onStop();
  };
  return (
    <Flex wrap align="center" gap="8px 16px" className={styles.generation ?? ''} data-print="never">
      <p role="status">
        {part === undefined ? 'Reading the sources…' : `Reading ${part}, ${done + 1} of ${total} sources`}
      </p>
      <Progress
        className={styles.bar ?? ''}
        percent={Math.round((done / Math.max(1, total)) * 100)}
        aria-label="Sources read"
      />
      <Button onClick={stop}>Cancel</Button>
    </Flex>
  );
};
