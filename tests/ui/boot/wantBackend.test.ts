/** Tests the moment at which a painted page requests the backend. */
import { describe, expect, test } from 'vitest';
import type { BackendEvent } from '#machines/backend/backendMachine.ts';
import { wantBackend } from '#ui/boot/wantBackend.ts';

type Visit = { readonly onlyRead?: true; readonly returning?: boolean };

const toldAfter = ({ returning = false, ...route }: Visit, ...events: readonly string[]) => {
  const page = new EventTarget();
  const told: BackendEvent['type'][] = [];
  const backend = { send: ({ type }: BackendEvent) => void told.push(type) };
  wantBackend({ actors: { backend }, returning }, route, page);
  for (const type of events) page.dispatchEvent(new Event(type));
  return told;
};

describe('a painted page', () => {
  test('asks for the backend at once where something will be asked of it, and for anyone who comes back', () => {
    expect(toldAfter({})).toEqual(['backend.want', 'page.painted']);
    expect(toldAfter({ onlyRead: true, returning: true })).toEqual(['backend.want', 'page.painted']);
  });

  test('that is only read asks at a movement, a touch, a turn of the wheel, a key, a focus or a press', () => {
    const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin', 'click'];
    expect(signs.map((sign) => toldAfter({ onlyRead: true }, sign))).toEqual(
      signs.map(() => ['page.painted', 'backend.want']),
    );
  });

  test('takes nothing that it does itself for a sign, and only the first one', () => {
    expect(toldAfter({ onlyRead: true }, 'load', 'resize', 'scroll', 'visibilitychange')).toEqual([
      'page.painted',
    ]);
    expect(toldAfter({ onlyRead: true }, 'keydown', 'keydown', 'click')).toEqual([
      'page.painted',
      'backend.want',
    ]);
  });

  test('that is gone hears no sign', () => {
    const page = new EventTarget();
    const told: BackendEvent['type'][] = [];
    const backend = { send: ({ type }: BackendEvent) => void told.push(type) };
    const leave = wantBackend({ actors: { backend }, returning: false }, { onlyRead: true }, page);
    leave();
    page.dispatchEvent(new Event('click'));

    expect(told).toEqual(['page.painted']);
  });
});
