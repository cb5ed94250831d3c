/** Renders the export menu of a chart, with the limitations of each format. */
import { type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { useLab } from '../LabContext.ts';
import type { ChartMoment } from './chartMoment.ts';
import styles from './ExportMenu.module.css';
import type { ExportForm } from './exports/exportChart.ts';

type ExportMenuProps = {
  readonly moment: ChartMoment;
  readonly room: RefObject<HTMLElement | null>;
  readonly isMap: boolean;
};

const forms: readonly { readonly form: ExportForm; readonly name: string }[] = [
  { form: 'svg', name: 'SVG' },
  { form: 'png', name: 'PNG, twice the size' },
  { form: 'mermaid', name: 'Mermaid' },
  { form: 'config', name: 'XState config' },
  { form: 'module', name: 'XState module that starts' },
];

const keep = (name: string, content: Blob): void => {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
};

type Said = { readonly text: string; readonly lost: readonly string[] };

const nothing: Said = { text: '', lost: [] };

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

export const ExportMenu = ({ moment, room, isMap }: ExportMenuProps) => {
  const { source, address } = useLab();
  const menu = useRef<HTMLDetailsElement>(null);
  const [said, setSaid] = useState(nothing);
  const take = async (form: ExportForm) => {
    try {
      const { exportChart } = await import('./exports/exportChart.ts');
      const map = room.current?.querySelector<SVGSVGElement>('svg[data-chart]') ?? null;
      const { name, content, lost } = await exportChart(form, moment, map);
      keep(name, content);
      setSaid({ text: `Saved as ${name}.`, lost });
    } catch (error) {
      setSaid({ text: reasonOf(error), lost: [] });
    }
  };
  const copyLink = async () => {
    const link = `${location.origin}${source.base.slice(0, -1)}${source.address().split('#', 1)[0]}#lab/${address()}`;
    try {
      await navigator.clipboard.writeText(link);
      setSaid({ text: 'The link to this moment is copied.', lost: [] });
    } catch {
      setSaid({ text: link, lost: [] });
    }
  };
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !menu.current?.open) return;
    event.preventDefault();
    menu.current.open = false;
    menu.current.querySelector('summary')?.focus();
  };
  return (
    <details ref={menu} className={styles.menu} onKeyDown={leave} onToggle={() => setSaid(nothing)}>
      <summary className={styles.opener}>Export</summary>
      <div className={styles.forms}>
        {forms.map(({ form, name }) => (
          <button
            key={form}
            type="button"
            disabled={!isMap && (form === 'svg' || form === 'png')}
            title={!isMap && (form === 'svg' || form === 'png') ? 'Only the map is a picture.' : undefined}
            onClick={() => take(form)}
          >
            {name}
          </button>
        ))}
        <button type="button" onClick={copyLink}>
          Copy the link
        </button>
        <div role="status" className={styles.said}>
          {said.text !== '' && <p>{said.text}</p>}
          {said.lost.length > 0 && (
            <>
              <p>Mermaid cannot say all of it:</p>
              <ul>
                {said.lost.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </>
          )}
        </div>
      </div>
    </details>
  );
};
