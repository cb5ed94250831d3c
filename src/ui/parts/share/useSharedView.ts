/** The view that a link keeps: range, comparison and filters, without the client, which is the link's own. */
import { writeView } from '#domain/metrics/viewAddress.ts';
import { unlimited } from '#domain/plans/planCatalogue.ts';
import { useView } from '../view/useView.ts';

/** Written so that it does not depend on what is usual under a plan. */
export const useSharedView = (): string => {
  const { view } = useView();
  return String(writeView({ ...view, client: null, asOf: null }, { retentionDays: unlimited }));
};
