/** What a view bar offers to take away: the key figures as a file, and the page on paper. */
import type { MetricReply } from '#domain/contract/metricSchemas.ts';
import { downloadText } from '../../widgets/downloadText.ts';
import type { ViewExtras } from '../view/viewOpening.ts';
import { keyFiguresCsv } from './figuresCsv.ts';
import { shownFigures } from './shownFigures.ts';

/** Without figures there is no file. */
export const figureExports = (data: MetricReply | undefined): Pick<ViewExtras, 'onCsv' | 'onPrint'> => ({
  ...(data && {
    onCsv: () => downloadText('figures.csv', 'text/csv', keyFiguresCsv(data, shownFigures(data))),
  }),
  onPrint: () => window.print(),
});
