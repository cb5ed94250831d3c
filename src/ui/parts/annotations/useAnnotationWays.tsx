/** Provides the add, change and remove actions of annotations outside of the annotations board. */
import { type ReactNode, useState } from 'react';
import type { AnnotationItem } from '#domain/contract/annotationSchemas.ts';
import { makeClientWork } from '#machines/editing/clientWorkService.ts';
import { ChangeNotice } from '../ChangeNotice.tsx';
import { useReversible } from '../useReversible.ts';
import { AnnotationForm } from './AnnotationForm.tsx';
import { removedAnnotation } from './removedAnnotation.ts';

type Whose = {
  readonly clientId: string | null;
  readonly day: string;
  readonly onDone?: () => void;
};

export type AnnotationWays = {
  readonly add: () => void;
  readonly edit: {
    readonly change: (item: AnnotationItem) => void;
    readonly remove: (item: AnnotationItem) => void;
  };
  readonly shown: ReactNode;
};

type Open = { readonly annotation: AnnotationItem | null };

export const useAnnotationWays = ({ clientId, day, onDone }: Whose): AnnotationWays => {
  const changes = useReversible(makeClientWork);
  const [form, setForm] = useState<Open | null>(null);
  const open = (annotation: AnnotationItem | null) => {
    onDone?.();
    setForm({ annotation });
  };
  return {
    add: () => open(null),
    edit: {
      change: open,
      remove: (item) => {
        onDone?.();
        changes.ask(removedAnnotation(item));
      },
    },
    shown: (
      <>
        <ChangeNotice actor={changes.actor} words={changes.words} />
        {form && (
          <AnnotationForm
            clientId={form.annotation ? form.annotation.client_id : clientId}
            day={day}
            annotation={form.annotation}
            changes={changes}
            onClose={() => setForm(null)}
          />
        )}
      </>
    ),
  };
};
