/** Opens a script from a file or pasted text. */
import { type FormEvent, useId, useState } from 'react';
import { tooLong } from '#domain/boundedJson.ts';
import type { Script } from '#scenarios/script.ts';
import { type ScriptProblem, tellProblem } from '#scenarios/scriptProblem.ts';
import styles from './OpenScript.module.css';

type OpenScriptProps = { readonly onOpen: (script: Script) => void };

export const OpenScript = ({ onOpen }: OpenScriptProps) => {
  const id = useId();
  const [text, setText] = useState('');
  const [problems, setProblems] = useState<readonly ScriptProblem[]>([]);

  const open = async (event: FormEvent) => {
    event.preventDefault();
    const { parseScript } = await import('#scenarios/parseScript.ts');
    const parsed = parseScript(text);
    if (parsed.ok) onOpen(parsed.script);
    else setProblems(parsed.problems);
  };

  const choose = async (file: File | undefined) => {
    if (file === undefined) return;
    const { scriptBounds } = await import('#scenarios/parseScript.ts');
    const isTooLong = file.size > scriptBounds.longest;
    setProblems(isTooLong ? [{ step: null, line: null, message: tooLong(scriptBounds.longest) }] : []);
    if (!isTooLong) setText(await file.text());
  };

  return (
    <details className={styles.open}>
      <summary>Open a script of your own</summary>
      <form className={styles.form} onSubmit={open}>
        <label>
          From a file{' '}
          <input
            type="file"
            accept="application/json,.json"
            onChange={({ target }) => void choose(target.files?.[0])}
          />
        </label>
        <label htmlFor={`${id}-text`}>Script as JSON</label>
        <textarea
          id={`${id}-text`}
          rows={8}
          spellCheck={false}
          value={text}
          aria-describedby={problems.length > 0 ? `${id}-problems` : undefined}
          onChange={({ target }) => setText(target.value)}
        />
        {problems.length > 0 && (
          <ul id={`${id}-problems`} role="alert" className={styles.problems}>
            {problems.map((problem) => (
              <li key={tellProblem(problem)}>{tellProblem(problem)}</li>
            ))}
          </ul>
        )}
        <button type="submit" className={styles.submit} disabled={text.trim() === ''}>
          Open
        </button>
      </form>
    </details>
  );
};
