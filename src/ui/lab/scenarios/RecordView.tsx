/** Records a scenario on a stage, then shows it in an editor. */
import { useEffect, useState } from 'react';
import type { Script } from '#scenarios/script.ts';
import { useServices } from '../../services/servicesContext.ts';
import { RecordEditor } from './RecordEditor.tsx';
import { RecordStage } from './RecordStage.tsx';
import { blankScript, discardDraft, keepDraft, readDraft, titled } from './recordDraft.ts';
import { StageView } from './StageView.tsx';

type Phase = 'reading' | 'recording' | 'editing' | 'replaying';

export const RecordView = ({ onLeave }: { readonly onLeave: () => void }) => {
  const { localStorage: store } = useServices();
  const [phase, setPhase] = useState<Phase>('reading');
  const [script, setScript] = useState<Script>(blankScript);
  const [hasRecorded, setRecorded] = useState(false);

  useEffect(() => {
    let isCurrent = true;
    readDraft(store).then((draft) => {
      if (!isCurrent) return;
      if (draft) setScript(draft);
      setPhase(draft === null ? 'recording' : 'editing');
    });
    return () => {
      isCurrent = false;
    };
  }, [store]);

  const change = (changes: Partial<Script>) => {
    const next = { ...script, ...changes };
    setScript(next);
    keepDraft(store, next);
  };

  const discard = () => {
    discardDraft(store);
    onLeave();
  };

  if (phase === 'reading') return null;
  if (phase === 'recording') {
    return (
      <RecordStage
        script={script}
        onSteps={(steps) => keepDraft(store, { ...script, steps })}
        onWidth={(width, steps) => {
          const { width: _, ...rest } = script;
          const next = width === undefined ? rest : { ...rest, width };
          setScript(next);
          keepDraft(store, { ...next, steps });
        }}
        onStop={(steps) => {
          change({ steps });
          setRecorded(true);
          setPhase('editing');
        }}
      />
    );
  }
  if (phase === 'replaying') {
    return (
      <StageView
        script={titled(script)}
        leaveLabel="Back to the recording"
        onLeave={() => setPhase('editing')}
      />
    );
  }
  return (
    <RecordEditor
      script={script}
      takesFocus={hasRecorded}
      onChange={change}
      onReplay={() => setPhase('replaying')}
      onGoOn={() => setPhase('recording')}
      onDiscard={discard}
      onLeave={onLeave}
    />
  );
};
