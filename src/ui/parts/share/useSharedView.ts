/** Writes the view that a share link stores: range, comparison and filters, without the client. */
import { writeView } from '#domain/metrics/viewAddress.ts';
import { unlimited } from '#domain/plans/planCatalogue.ts';
import { useView } from '../view/useView.ts';

/** Explicit values, independent of the plan's defaults. */
export const useSharedView = (): string => {
  const { view } = useView();
  return String(writeView({ ...view, client: null, asOf: null }, { retentionDays: unlimited }));
};
