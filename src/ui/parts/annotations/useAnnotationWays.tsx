/** The ways to write, change and remove annotations where no board around them has forms of its own. */
import { type ReactNode, useState } from 'react';
import type { AnnotationItem } from '#domain/contract/annotationSchemas.ts';
import { makeClientWork } from '#machines/editing/clientWorkService.ts';
import { ChangeNotice } from '../ChangeNotice.tsx';
import { useReversible } from '../useReversible.ts';
import { AnnotationForm } from './AnnotationForm.tsx';
import { removedAnnotation } from './removedAnnotation.ts';

type Whose = {
  /** Of new ones; null: about all clients. */
  readonly clientId: string | null;
  /** Where a new one stands at first. */
  readonly day: string;
  /** What they are changed over is closed by it. */
  readonly onDone?: () => void;
};

export type AnnotationWays = {
  readonly add: () => void;
  readonly edit: {
    readonly change: (item: AnnotationItem) => void;
    readonly remove: (item: AnnotationItem) => void;
  };
  /** What was done, and the open form. */
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
