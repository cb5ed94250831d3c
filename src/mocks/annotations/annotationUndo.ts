/** Declares the undo of annotation changes. */
import {
  type AnnotationCommand,
  type AnnotationState,
  annotationDecider,
  annotationOf,
} from '#events/annotations/annotationDecider.ts';
import type { AnnotationEvent } from '#events/annotations/annotationEvents.ts';
import { annotationStream } from '#events/annotations/annotationStream.ts';
import { day, type Facts, text } from '../undo/facts.ts';
import type { Taking } from '../undo/undoRules.ts';
import { undoSubject } from '../undo/undoSubject.ts';

const asked = (data: AnnotationEvent['data'], { caller, now }: Taking) => ({
  workspaceId: data.workspaceId,
  annotationId: data.annotationId,
  by: caller.accountId,
  now,
});

const factsOf = (state: AnnotationState, { annotationId }: AnnotationEvent['data']): Facts | null => {
  const annotation = annotationOf(state, annotationId);
  if (!annotation) return null;
  const { from, to, shared, personal, removedAt } = annotation;
  return {
    'What happened': text(annotation.text),
    Day: day(from),
    'Last day': day(to),
    'Who sees it': text(personal ? 'only who wrote it' : shared ? 'the agency and the client' : 'the agency'),
    Status: text(removedAt === null ? 'kept' : 'removed'),
  };
};

/** A personal annotation can be undone only by its author. */
const owner = ({ personal, by }: AnnotationEvent['data']): string | null => (personal === true ? by : null);

export const annotationUndo = undoSubject<AnnotationCommand, AnnotationEvent, AnnotationState>({
  stream: annotationStream,
  decider: annotationDecider,
  facts: factsOf,
  ways: {
    AnnotationAdded: {
      owner,
      as: 'removeAnnotation',
      command: (step) => ({ type: 'RemoveAnnotation', ...asked(step.data, step) }),
    },
    AnnotationChanged: {
      owner,
      as: 'changeAnnotation',
      command: (step) => {
        const former = annotationOf(step.before, step.data.annotationId);
        const fields = (['text', 'from', 'to', 'shared', 'personal'] as const).filter((field) =>
          Object.hasOwn(step.data.changes, field),
        );
        const changes = Object.fromEntries(fields.map((field) => [field, former?.[field]]));
        return { type: 'ChangeAnnotation', ...asked(step.data, step), changes };
      },
    },
    AnnotationRemoved: {
      owner,
      as: 'restoreAnnotation',
      command: (step) => ({ type: 'RestoreAnnotation', ...asked(step.data, step) }),
    },
    AnnotationRestored: {
      owner,
      as: 'removeAnnotation',
      command: (step) => ({ type: 'RemoveAnnotation', ...asked(step.data, step) }),
    },
  },
});
