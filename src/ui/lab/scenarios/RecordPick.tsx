/** Picks an expectation on the stage by outlining the hovered element and listing possible expectations. */
import { type RefObject, useId, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Expectation } from '#scenarios/script.ts';
import { boxOf, expectationsOf, type Thing, thingAt, thingsOn } from '../../stage/recordPick.ts';
import { useFocusOnArrival } from '../../widgets/moveFocus.ts';
import levers from './PlaybackControls.module.css';
import bar from './RecordBar.module.css';
import styles from './RecordStage.module.css';
import { tellExpected } from './recordDraft.ts';
import type { RecordSession } from './recordSession.ts';

type RecordPickProps = {
  readonly session: RecordSession;
  readonly scale: number;
  readonly room: RefObject<HTMLElement | null>;
  readonly onExpect: (expectation: Expectation) => void;
};

type PointerProps = {
  readonly thing: Thing | null;
  readonly scale: number;
  readonly page: Document;
  readonly onPoint: (thing: Thing | null) => void;
  readonly onChoose: (thing: Thing) => void;
};

/** Covers the stage, so that picking an element does not press it. */
const PickShield = ({ thing, scale, page, onPoint, onChoose }: PointerProps) => {
  const box = thing === null ? null : boxOf(thing.element);
  const at = ({ offsetX, offsetY }: MouseEvent): Thing | null =>
    thingAt(page, offsetX / scale, offsetY / scale);
  return (
    <>
      {box && (
        <div
          className={styles.outline}
          style={{
            left: box.left * scale,
            top: box.top * scale,
            width: box.width * scale,
            height: box.height * scale,
          }}
        />
      )}
      <button
        type="button"
        className={styles.shield}
        tabIndex={-1}
        aria-label="Point at something"
        onPointerMove={({ nativeEvent }) => onPoint(at(nativeEvent))}
        onClick={({ nativeEvent }) => {
          const found = at(nativeEvent);
          if (found) onChoose(found);
        }}
      />
    </>
  );
};

export const RecordPick = ({ session, scale, room, onExpect }: RecordPickProps) => {
  const id = useId();
  const stage = session.recorder()?.stage();
  const page = stage?.document();
  const list = useFocusOnArrival<HTMLSelectElement>();
  const [things] = useState<readonly Thing[]>(() => (page ? thingsOn(page) : []));
  const [pointed, setPointed] = useState<Thing | null>(null);
  const [chosen, setChosen] = useState<Thing | null>(null);
  if (!page || !stage || !room.current) return null;

  const choose = (thing: Thing | null) => {
    setChosen(thing);
    setPointed(null);
    thing?.element.scrollIntoView({ block: 'nearest' });
  };
  const end = () => session.setPicking(false);
  const lines = things.map(({ label }, index) => ({ label, index, id: `thing ${index}` }));
  const expectations = chosen === null ? [] : expectationsOf(chosen.element, stage);
  return (
    <section
      className={styles.pick}
      aria-label="What to expect"
      onKeyDown={({ key }) => {
        if (key === 'Escape') end();
      }}
    >
      <label htmlFor={id}>Point at something on the stage, or choose it here</label>
      <div className={bar.insert}>
        <select
          ref={list}
          id={id}
          value={chosen === null ? '' : things.findIndex(({ element }) => element === chosen.element)}
          onChange={({ target }) => choose(things[Number(target.value)] ?? null)}
        >
          <option value="">{pointed?.label ?? 'Nothing yet'}</option>
          {lines.map(({ label, index, id: key }) => (
            <option key={key} value={index}>
              {label}
            </option>
          ))}
        </select>
        <button type="button" className={levers.lever} onClick={end}>
          Done
        </button>
      </div>
      <ul className={styles.choices} aria-label="What could be expected">
        {expectations.map((expectation) => (
          <li key={JSON.stringify(expectation)}>
            <button
              type="button"
              className={styles.change}
              onClick={() => {
                onExpect(expectation);
                end();
              }}
            >
              {tellExpected(expectation)}
            </button>
          </li>
        ))}
      </ul>
      {createPortal(
        <PickShield
          thing={pointed ?? chosen}
          scale={scale}
          page={page}
          onPoint={setPointed}
          onChoose={choose}
        />,
        room.current.firstElementChild ?? room.current,
      )}
    </section>
  );
};
