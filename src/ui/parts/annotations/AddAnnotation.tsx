/** Renders the button that adds an annotation, and loads its form on the first press. */
import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { makeClientWork } from '#machines/editing/clientWorkService.ts';
import { ChangeNotice } from '../ChangeNotice.tsx';
import { useReversible } from '../useReversible.ts';
import { AnnotationForm } from './AnnotationForm.tsx';

type AddAnnotationProps = {
  /** Null: about all clients. */
  readonly clientId: string | null;
  readonly day: string;
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

/** For a menu: what opens the form, and the form with its confirmation. */
export const useAnnotationForm = (
  props: AddAnnotationProps,
): { readonly open: () => void; readonly shown: ReactNode } => {
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused');
  return {
    open: () => setState('open'),
    shown: state !== 'unused' && (
      <Writing {...props} isOpen={state === 'open'} onClose={() => setState('closed')} />
    ),
  };
};

export const AddAnnotation = (props: AddAnnotationProps) => {
  const { open, shown } = useAnnotationForm(props);
  return (
    <>
      <Button size="small" aria-haspopup="dialog" onClick={open}>
        Add annotation
      </Button>
      {shown}
    </>
  );
};
