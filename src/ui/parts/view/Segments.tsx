/** Filters kept under a name: chosen with one press, and the present ones saved. */
import { Button } from 'antd';
import { useState } from 'react';
import { isSameSegment, segmentFilters, segmentQuery } from '#domain/metrics/segmentQuery.ts';
import { noFilters } from '#domain/metrics/view.ts';
import { ChangeNotice } from '../ChangeNotice.tsx';
import { emptyLists } from '../empty/emptyLists.ts';
import { NamedTools } from './NamedTools.tsx';
import { SaveForm } from './SaveForm.tsx';
import { useSegments } from './useSegments.ts';
import type { ViewInUse } from './useView.ts';
import styles from './ViewBar.module.css';

const none = emptyLists.segments.nothingCreated;

const sampleFilters = { ...noFilters, channel: ['paid_search'] };

export const Segments = ({ view: { view, isLive, isOfClient, setView } }: { view: ViewInUse }) => {
  const { actor, busy, segments, save, rename, remove, words } = useSegments();
  const [renamed, setRenamed] = useState<string | null>(null);
  const isFiltered = !isSameSegment(view.filters, noFilters);
  const chosen = segments?.find(({ query }) => isSameSegment(segmentFilters(query), view.filters));
  return (
    <fieldset className={styles.dimension}>
      <legend>{isOfClient ? 'Your segments' : 'Segments of the agency'}</legend>
      <ChangeNotice actor={actor} words={words} />
      {segments?.length === 0 && !isFiltered && (
        <p className={styles.hint}>
          {none.text}{' '}
          <Button size="small" type="text" onClick={() => setView({ filters: sampleFilters })}>
            {none.action}
          </Button>
        </p>
      )}
      <ul className={styles.segments} aria-label="Segments">
        {segments?.map((segment) => (
          <li key={segment.id}>
            <Button
              className={styles.segment ?? ''}
              aria-pressed={segment === chosen}
              type={segment === chosen ? 'primary' : 'default'}
              onClick={() => setView({ filters: segmentFilters(segment.query) })}
            >
              <span className={styles.text}>{segment.name}</span>
            </Button>
            {isLive && (
              <NamedTools
                what={`the segment ${segment.name}`}
                isBusy={busy}
                onRename={() => setRenamed(renamed === segment.id ? null : segment.id)}
                onRemove={() => remove(segment)}
              />
            )}
            {renamed === segment.id && isLive && (
              <SaveForm
                label={`New name of ${segment.name}`}
                submit="Rename"
                start={segment.name}
                isBusy={busy}
                onSave={(name) => {
                  setRenamed(null);
                  if (name !== segment.name) rename(segment, name);
                }}
              />
            )}
          </li>
        ))}
      </ul>
      {isFiltered && isLive && chosen === undefined && (
        <SaveForm
          label="Save these filters as"
          submit="Save segment"
          isBusy={busy}
          onSave={(name) => save(name, segmentQuery(view.filters))}
        />
      )}
    </fieldset>
  );
};
