/** Lists saved filters, to apply, and saves the current ones. */
import { isSameSegment, segmentFilters, segmentQuery } from '#domain/metrics/segmentQuery.ts';
import { noFilters } from '#domain/metrics/view.ts';
import { ChangeNotice } from '../ChangeNotice.tsx';
import { emptyLists } from '../empty/emptyLists.ts';
import { KeptViews } from '../savedViews/KeptViews.tsx';
import { SaveForm } from '../savedViews/SaveForm.tsx';
import { useKeptViews } from '../savedViews/useKeptViews.ts';
import { useViewChanges } from '../savedViews/useViewChanges.ts';
import type { ViewInUse } from './useView.ts';

const none = {
  words: emptyLists.segments.nothingCreated,
  sample: segmentQuery({ ...noFilters, channel: ['paid_search'] }),
};

export const Segments = ({ view: { view, isLive, isOfClient, setView } }: { view: ViewInUse }) => {
  const changes = useViewChanges('figures');
  const { kept } = useKeptViews('figures');
  const isFiltered = !isSameSegment(view.filters, noFilters);
  const chosen = kept?.find(({ query }) => isSameSegment(segmentFilters(query), view.filters));
  return (
    <>
      <ChangeNotice actor={changes.actor} words={changes.words} />
      <KeptViews
        legend={isOfClient ? 'Your segments' : 'Segments of the agency'}
        label="Segments"
        kept={kept}
        chosen={chosen}
        changes={changes}
        mayChange={isLive}
        onChoose={(query) => setView({ filters: segmentFilters(query) })}
        none={isFiltered ? null : none}
      >
        {isFiltered && isLive && chosen === undefined && (
          <SaveForm
            label="Save these filters as"
            submit="Save segment"
            isBusy={changes.busy}
            onSave={(name) => changes.save(name, segmentQuery(view.filters))}
          />
        )}
      </KeptViews>
    </>
  );
};
