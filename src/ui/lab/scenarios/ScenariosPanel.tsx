/** Renders the gallery of scenarios, and the stage of a chosen one. */
import { useEffect, useRef, useState } from 'react';
import { knownScripts } from '#scenarios/knownScripts.ts';
import type { Script } from '#scenarios/script.ts';
import { tellProblem } from '#scenarios/scriptProblem.ts';
import { decodeScript } from '#scenarios/shareCode.ts';
import { useLazyModule } from '../../services/useLazyModule.ts';
import { useLab } from '../LabContext.ts';
import { Gallery } from './Gallery.tsx';
import { OpenScript } from './OpenScript.tsx';
import { OpenTrace } from './OpenTrace.tsx';
import { RecordEntry } from './RecordEntry.tsx';
import { StageView } from './StageView.tsx';

const recordView = {
  fault: 'The recorder did not load',
  load: async () => (await import('./RecordView.tsx')).RecordView,
};

const linkStart = '#run=';

/** Reads a script from the fragment, which no server ever receives. */
const useLinkedScript = (onScript: (script: Script) => void): string | null => {
  const [problem, setProblem] = useState<string | null>(null);
  const take = useRef(onScript);
  useEffect(() => {
    const { hash } = location;
    if (!hash.startsWith(linkStart)) return;
    decodeScript(hash.slice(linkStart.length)).then((parsed) => {
      if (parsed.ok) take.current(parsed.script);
      else setProblem(parsed.problems.map(tellProblem).join(' '));
    });
  }, []);
  return problem;
};

export const ScenariosPanel = () => {
  const { rest, show } = useLab();
  const [opened, setOpened] = useState<Script | null>(null);
  const problem = useLinkedScript(setOpened);
  const script = opened ?? knownScripts.find(({ name }) => name === rest);
  const leave = () => {
    setOpened(null);
    show('scenarios', '');
  };
  const isRecording = rest === 'record';
  // If its code fails to load, the gallery returns and recording can be tried again.
  const RecordView = useLazyModule(isRecording, recordView, { onFailure: leave });
  if (isRecording) return RecordView && <RecordView onLeave={leave} />;
  if (script) return <StageView key={script.name} script={script} onLeave={leave} />;
  return (
    <OpenTrace>
      <RecordEntry onOpen={() => show('scenarios', 'record')} />
      <Gallery />
      {problem !== null && <p role="alert">The scenario of this link cannot be opened: {problem}</p>}
      <OpenScript onOpen={setOpened} />
    </OpenTrace>
  );
};
