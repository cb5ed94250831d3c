/** What a view bar offers to take away: the key figures as a file, and the page on paper. */
import type { MetricReply } from '#domain/contract/metricSchemas.ts';
import type { SaveTable } from '../../widgets/saveTable.ts';
import type { ViewExtras } from '../view/viewOpening.ts';
import type { FigureName } from './figureSpecs.ts';
import { type FigureLine, keyFiguresCsv } from './figuresCsv.ts';
import { shownFigures } from './shownFigures.ts';

type Exported = {
  /** Whose figures; null: of all that the person may see. */
  readonly clientId: string | null;
  readonly saveTable: SaveTable;
  /** Those that the page shows; left out: the usual key figures. */
  readonly names?: readonly FigureName[];
  /** What the page shows beside them, and no source reports. */
  readonly beside?: readonly FigureLine[];
};

/** `figures-openloft-2026-11-01-to-2026-11-28`: two files beside each other can be told apart. */
export const figuresFileName = (clientId: string | null, { from, to }: MetricReply['range']): string =>
  ['figures', clientId, from, ...(from === to ? [] : ['to', to])].filter((part) => part !== null).join('-');

/** Without figures there is no file. */
export const figureExports = (
  data: MetricReply | undefined,
  { clientId, saveTable, names, beside }: Exported,
): Pick<ViewExtras, 'onCsv' | 'onPrint'> => ({
  ...(data && {
    onCsv: () =>
      saveTable(
        figuresFileName(clientId, data.range),
        keyFiguresCsv(data, names ?? shownFigures(data), beside),
      ),
  }),
  onPrint: () => window.print(),
});
