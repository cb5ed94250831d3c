/** Provides the exports of a view bar: key metrics as a CSV file, and printing. */
import type { MetricReply } from '#domain/contract/metricSchemas.ts';
import type { SaveTable } from '../../widgets/saveTable.ts';
import type { ViewExtras } from '../view/viewOpening.ts';
import type { FigureName } from './figureSpecs.ts';
import { keyFiguresCsv } from './figuresCsv.ts';
import { shownFigures } from './shownFigures.ts';

type Exported = {
  /** Null: all clients of the person. */
  readonly clientId: string | null;
  readonly saveTable: SaveTable;
  readonly names?: readonly FigureName[];
};

/** `figures-openloft-2026-11-01-to-2026-11-28`: unique by client and range. */
export const figuresFileName = (clientId: string | null, { from, to }: MetricReply['range']): string =>
  ['figures', clientId, from, ...(from === to ? [] : ['to', to])].filter((part) => part !== null).join('-');

export const figureExports = (
  data: MetricReply | undefined,
  { clientId, saveTable, names }: Exported,
): Pick<ViewExtras, 'onCsv' | 'onPrint'> => ({
  ...(data && {
    onCsv: () =>
      saveTable(figuresFileName(clientId, data.range), keyFiguresCsv(data, names ?? shownFigures(data))),
  }),
  onPrint: () => window.print(),
});
