/** Records manual input on a stage as steps, and executes each step in place of the input. */
import type { DemoAccountName } from '#domain/accounts/demoAccounts.ts';
import { demoAccounts, demoPassword } from '#domain/accounts/demoAccounts.ts';
import { ScenarioProblem } from '#scenarios/driver.ts';
import type { Script, Step, Target } from '#scenarios/script.ts';
import { tellTarget } from '#scenarios/tellStep.ts';
import type { Gesture } from './gesture.ts';
import { createRecordedRun } from './recordedRun.ts';
import { readGesture } from './recordGesture.ts';
import { createHoverRecorder } from './recordHover.ts';
import type { RecordedRun } from './recording.ts';
import { createMoveRecorder, swallow } from './recordMoves.ts';
import { createTypingRecorder } from './recordTyping.ts';
import { readUpload } from './recordUpload.ts';
import type { Stage } from './stage.ts';

const names = Object.keys(demoAccounts) as DemoAccountName[];

const valueIn = (form: HTMLFormElement, selector: string): string | undefined =>
  form.querySelector<HTMLInputElement>(selector)?.value;

/** The account that a press signs in; null without a sign-in, or if it redirects to another page. */
const demoSignIn = (address: string, element: Element): DemoAccountName | null => {
  const form = element.closest('form');
  if (address !== '/login' || form === null || element.matches('[type="button"], [type="checkbox"], a'))
    return null;
  const password = valueIn(form, '[autocomplete="current-password"], [type="password"]');
  const email = valueIn(form, '[type="email"], [autocomplete="username"], [autocomplete="email"]');
  if (password !== demoPassword) return null;
  return names.find((name) => demoAccounts[name].email === email) ?? null;
};

const isPartOfSignIn = (step: Step): boolean =>
  ('expect' in step && 'url' in step.expect && step.expect.url === '/login') ||
  ('fill' in step && ['Email', 'Password'].includes(step.fill.name ?? '')) ||
  ('click' in step && names.some((name) => demoAccounts[name].label === step.click.name));

const withoutSignIn = (steps: readonly Step[]): readonly Step[] => {
  let count = steps.length;
  const at = (index: number): Step => steps[index] ?? { caption: '' };
  while (count > 0 && isPartOfSignIn(at(count - 1))) count -= 1;
  const last = at(count - 1);
  return steps.slice(0, 'go' in last && last.go === '/login' ? count - 1 : count);
};

export type Recorder = Pick<RecordedRun, 'get' | 'subscribe' | 'stage' | 'end'> & {
  readonly add: (step: Step) => Promise<void>;
  /** Removes the last step and replays all earlier ones in a new world. */
  readonly undo: () => Promise<void>;
  /** Called after an idle second: ends typing, and advances time for pending work. */
  readonly tick: () => Promise<void>;
  readonly rest: () => Promise<void>;
  /** While paused, no input reaches the app. */
  readonly pause: (isPaused: boolean) => void;
};

export type RecorderParts = {
  /** Seed, start and network of the world; existing steps are replayed first. */
  readonly script: Script;
  readonly restage: () => Promise<Stage>;
  /** Receives input events first; true: the event is not for the stage. */
  readonly intercept?: (event: Event) => boolean;
};

const pageNames = ['second', 'third', 'fourth', 'fifth'];

/** The name of the next further page, which none of the steps has. */
export const nextPage = (steps: readonly Step[]): string => {
  const names = new Set(steps.flatMap((step) => ('tab' in step ? [step.tab] : [])));
  return pageNames.find((name) => !names.has(name)) ?? `page ${names.size + 2}`;
};

const insertLine = (field: HTMLTextAreaElement): void => {
  field.setRangeText('\n', field.selectionStart, field.selectionEnd, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

const targetIn = (step: Step): Target | null =>
  'click' in step ? step.click : 'select' in step ? step.select : 'press' in step ? (step.on ?? null) : null;

const numbered = (target: Target): string =>
  `There are several like ${tellTarget(target)}. It is recorded by its place among them: when their order changes, another one is meant.`;

const isMovement = ({ type }: Event): boolean => type === 'pointermove' || type === 'mousemove';

const isSending = (step: Step): boolean => 'click' in step || ('press' in step && step.press === 'Enter');

export const createRecorder = async ({
  script,
  restage,
  intercept = () => false,
}: RecorderParts): Promise<Recorder> => {
  const run = await createRecordedRun({ script, restage, hear: (event) => hear(event) });
  const typing = createTypingRecorder(run, script.steps);

  const doStep = (work: () => Promise<void>): Promise<void> => {
    typing.end();
    return run.enqueue(work);
  };

  const tryKey = async (step: Extract<Step, { press: string }>, element: Element): Promise<void> => {
    const isRecorded = await run.tryOut(step);
    const isLine = step.press === 'Enter' && element.matches('textarea');
    if (!isRecorded && isLine) insertLine(element as HTMLTextAreaElement);
  };

  /** The steps before a sign-in are replaced by one `role` step. */
  const signIn = async (role: DemoAccountName): Promise<void> => {
    await run.rewrite(withoutSignIn(run.get().steps));
    await run.perform({ role });
  };

  const take = ({ step, then = [], isTentative, element }: Extract<Gesture, { kind: 'take' }>): void => {
    const role = isSending(step) ? demoSignIn(run.stage().address(), element) : null;
    void doStep(async () => {
      if (role !== null) await signIn(role);
      else if (isTentative && 'press' in step) await tryKey(step, element);
      else await run.perform(step);
      for (const next of then) await run.perform(next);
      const target = targetIn(step);
      if (target?.nth !== undefined) throw new ScenarioProblem(numbered(target));
    });
  };

  /** A press without a control is ignored unless the app reacts: then the stage has diverged from the script and is replayed. */
  const watchPress = (why: string): void => {
    const deeds = run.stage().deeds();
    void run.enqueue(async () => {
      if (run.stage().deeds() === deeds) return;
      await run.rewrite(run.get().steps);
      throw new ScenarioProblem(why);
    });
  };

  const openTab = ({ href }: HTMLAnchorElement): void => {
    const { pathname, search, hash } = new URL(href);
    const address = `${pathname.slice(import.meta.env.BASE_URL.length - 1)}${search}${hash}`;
    void doStep(async () => {
      await run.perform({ tab: nextPage(run.get().steps) });
      await run.perform({ go: address });
    });
  };

  const loadAnew = (): void => void doStep(() => run.perform({ go: run.stage().address() }));

  type Replaced = Extract<Gesture, { kind: 'take' | 'upload' | 'refuse' | 'reload' | 'tab' }>;

  const replace = (gesture: Replaced): void => {
    if (gesture.kind === 'take') take(gesture);
    else if (gesture.kind === 'reload') loadAnew();
    else if (gesture.kind === 'tab') openTab(gesture.link);
    else if (gesture.kind === 'refuse') run.change({ notice: gesture.why });
    else void doStep(async () => run.perform(await readUpload(gesture.field)));
  };

  const moves = createMoveRecorder({ run, doStep, typing });
  const hovers = createHoverRecorder({ run, doStep });

  const hearGesture = (event: Event): void => {
    if (moves.hear(event)) return;
    const gesture = readGesture(event);
    if (gesture.kind === 'pass') return;
    if (gesture.kind === 'nothing') watchPress(gesture.why);
    else if (gesture.kind === 'typing') moves.hearSlider(event, gesture.field);
    else if (gesture.kind === 'hide') event.stopImmediatePropagation();
    else {
      swallow(event);
      replace(gesture);
    }
  };

  /** Events that the app causes during a step, such as going back, are not gestures. */
  const isOwn = (event: Event): boolean =>
    run.get().isBusy && (!event.isTrusted || event.type === 'popstate');

  const hearPress = (event: Event): void => {
    if (intercept(event)) swallow(event);
    else if (event.type === 'popstate') {
      event.stopImmediatePropagation();
      loadAnew();
    } else if (!run.get().isPaused) hearGesture(event);
    else if ((event as KeyboardEvent).key !== 'Tab') swallow(event);
  };

  const hear = (event: Event): void => {
    if (isOwn(event)) return;
    if (!run.get().isPaused) hovers.hear(event);
    if (event.type === 'pointerover') return;
    if (isMovement(event)) moves.hear(event);
    else hearPress(event);
  };

  const rest = async (): Promise<void> => {
    typing.end();
    await run.rest();
  };

  if (script.steps.length > 0) await run.enqueue(() => run.rewrite(script.steps));

  return {
    get: run.get,
    subscribe: run.subscribe,
    stage: run.stage,
    end: () => {
      hovers.end();
      run.end();
    },
    add: (step) => doStep(() => run.perform(step)),
    undo: () => doStep(() => run.rewrite(run.done().slice(0, -1))),
    tick: async () => {
      if (run.get().isPaused) return;
      await rest();
      if (run.stage().isAwaited()) await run.enqueue(run.wait);
    },
    rest,
    pause: (isPaused) => {
      typing.end();
      run.change({ isPaused });
    },
  };
};
