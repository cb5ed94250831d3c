/** Renders the button that adds an annotation, and loads its form on the first press. */
import { Button } from 'antd';
import { useState } from 'react';
import { makeClientWork } from '#machines/editing/clientWorkService.ts';
import { ChangeNotice } from '../ChangeNotice.tsx';
import { useReversible } from '../useReversible.ts';
import { AnnotationForm } from './AnnotationForm.tsx';

type AddAnnotationProps = {
  /** Null: about all clients. */
  readonly clientId: string | null;
  readonly day: string;
  readonly about?: string;
};

type WritingProps = AddAnnotationProps & { readonly isOpen: boolean; readonly onClose: () => void };

/** Stays mounted after the form closes, to confirm what was written. */
const Writing = ({ clientId, day, isOpen, onClose }: WritingProps) => {
  const changes = useReversible(makeClientWork);
  return (
    <>
      <ChangeNotice actor={changes.actor} words={changes.words} />
      {isOpen && (
        <AnnotationForm clientId={clientId} day={day} annotation={null} changes={changes} onClose={onClose} />
      )}
    </>
  );
};

export const AddAnnotation = (props: AddAnnotationProps) => {
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused');
  return (
    <>
      <Button
        size="small"
        aria-haspopup="dialog"
        {...(props.about === undefined ? {} : { 'aria-label': `Add annotation: ${props.about}` })}
        onClick={() => setState('open')}
      >
        Add annotation
      </Button>
      {state !== 'unused' && (
        <Writing {...props} isOpen={state === 'open'} onClose={() => setState('closed')} />
      )}
    </>
  );
};
