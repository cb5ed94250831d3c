/** Renders an edit conflict of a report draft, in which filters are shown by name. */
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { FieldValue } from '#domain/editing/threeWayMerge.ts';
import { filterTextInWords, filterTextOf, withFilter } from '#domain/metrics/filterText.ts';
import type { editFormMachine } from '#machines/editing/editFormMachine.ts';
import { EditConflict } from '../../../../parts/conflict/EditConflict.tsx';
import { useFilterChoices } from '../../../../parts/view/useFilterChoices.ts';
import { draftWords } from './draftWords.ts';

type DraftConflictProps = {
  readonly actor: ActorRefFrom<typeof editFormMachine>;
  readonly title: string;
  readonly client: string;
};

export const DraftConflict = ({ actor, title, client }: DraftConflictProps) => {
  const { mine, theirs, before } = useSelector(actor, ({ context }) => context);
  const all = [mine?.fields, theirs?.fields, before].reduce(
    (text, fields) => withFilter(text, String(fields?.filters ?? '')),
    '',
  );
  const { nameOf } = useFilterChoices({ client, chosen: filterTextOf(all).filters, isOpened: false });
  const wordOf = (field: string, value: FieldValue): string | undefined =>
    field === 'filters' && value !== ''
      ? filterTextInWords(String(value), nameOf)
      : draftWords.wordOf?.(field, value);
  return <EditConflict actor={actor} title={title} labels={draftWords.labels} wordOf={wordOf} />;
};
