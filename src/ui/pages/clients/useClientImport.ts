/** Manages a client import file: parsed rows, column mapping, and the included rows. */
import { useMemo, useState } from 'react';
import { calendarDayOf, epochDayAt } from '#domain/calendar/epochDay.ts';
import { industries as usualIndustries } from '#domain/clients/clientRules.ts';
import type { ClientItem } from '#domain/contract/clientSchemas.ts';
import {
  type ColumnMap,
  fromHeader,
  guessColumns,
  isSound,
  type PreviewRow,
  previewClients,
} from '#domain/imports/clientImport.ts';
import type { TableFile } from '#domain/imports/readTable.ts';
import type { FileEncoding } from '#domain/imports/text/fileEncodings.ts';
import { useStaff } from '../../parts/useStaff.ts';
import { useServices } from '../../services/servicesContext.ts';
import { useAwaitCode } from '../../services/useLazyModule.ts';

type ReadFile = TableFile & { readonly name: string; readonly source: Blob };

export type ClientImport = {
  readonly file: ReadFile | null;
  readonly columns: ColumnMap;
  readonly rows: readonly PreviewRow[];
  readonly asWritten: boolean;
  readonly taken: readonly PreviewRow[];
  readonly fault: string | null;
  read(name: string, source: Blob, encoding: FileEncoding | null): Promise<void>;
  leave(): void;
  map(columns: ColumnMap): void;
  keepAsWritten(asWritten: boolean): void;
  choose(lines: readonly number[]): void;
};

const noColumns = guessColumns([]);

export const useClientImport = (clients: readonly ClientItem[]): ClientImport => {
  const { world } = useServices();
  const awaitCode = useAwaitCode();
  const staff = useStaff();
  const today = epochDayAt(world.clock.now());
  const [file, setFile] = useState<ReadFile | null>(null);
  const [columns, setColumns] = useState(noColumns);
  const [asWritten, setAsWritten] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const [leftOut, setLeftOut] = useState<ReadonlySet<number>>(new Set());
  const rules = useMemo(() => {
    const active = clients.filter(({ archived_at }) => archived_at === null);
    const known = [...usualIndustries, ...clients.map(({ industry }) => industry)];
    return {
      taken: new Set(active.map(({ domain }) => domain)),
      industries: asWritten ? null : known,
      staff,
      today: calendarDayOf(today),
    };
  }, [clients, asWritten, staff, today]);
  const rows = useMemo(
    () => (file === null ? [] : previewClients(file.rows, columns, rules)),
    [file, columns, rules],
  );
  return {
    file,
    columns,
    rows,
    asWritten,
    taken: rows.filter((row) => isSound(row) && !leftOut.has(row.line)),
    fault,
    read: async (name, source, encoding) => {
      try {
        const { readTableFile } = await awaitCode(import('#domain/imports/readTable.ts'));
        const bytes = new Uint8Array(await source.arrayBuffer());
        const table = readTableFile(bytes, encoding);
        const rows = fromHeader(table.rows);
        setFile({ ...table, name, source, rows });
        setColumns(guessColumns(rows[0]?.cells ?? []));
        setLeftOut(new Set());
        setFault(null);
      } catch (error) {
        world.trace.record({ kind: 'fault', name: 'The file could not be read', detail: error });
        setFault('The file could not be read. Please choose it again.');
      }
    },
    leave: () => setFile(null),
    map: setColumns,
    keepAsWritten: setAsWritten,
    choose: (lines) =>
      setLeftOut(new Set(rows.map(({ line }) => line).filter((line) => !lines.includes(line)))),
  };
};
