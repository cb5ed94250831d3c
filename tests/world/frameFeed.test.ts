/** Tests notifying the subscribers of frames. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createVirtualWorld } from '#world/virtualWorld.ts';

const newTrace = () => createVirtualWorld().trace;
const note = (name: string) => ({ kind: 'note', name }) as const;

describe('trace listeners', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  test('hear each frame from their subscription to their end', () => {
    const trace = newTrace();
    const heard: string[] = [];
    trace.record(note('before'));
    const stop = trace.subscribe((frame) => heard.push(frame.name));
    trace.record(note('one'));
    trace.record(note('two'));
    stop();
    stop();
    trace.record(note('after'));

    expect(heard).toEqual(['one', 'two']);
  });

  test('are two when the same function subscribes twice', () => {
    const trace = newTrace();
    const heard: string[] = [];
    const listener = ({ name }: { name: string }) => heard.push(name);
    const stop = trace.subscribe(listener);
    trace.subscribe(listener);
    trace.record(note('one'));
    stop();
    trace.record(note('two'));

    expect(heard).toEqual(['one', 'one', 'two']);
  });

  test('are left alone at once when another stops them, also in the middle of a frame', () => {
    const trace = newTrace();
    const heard: string[] = [];
    trace.subscribe(() => stopSecond());
    const stopSecond = trace.subscribe(() => heard.push('second'));
    trace.subscribe(() => heard.push('third'));
    trace.record(note('one'));

    expect(heard).toEqual(['third']);
  });

  test('may stop themselves while they hear', () => {
    const trace = newTrace();
    const heard: string[] = [];
    const stop = trace.subscribe((frame) => {
      heard.push(`once ${frame.name}`);
      stop();
    });
    trace.subscribe((frame) => heard.push(frame.name));
    trace.record(note('one'));
    trace.record(note('two'));

    expect(heard).toEqual(['once one', 'one', 'two']);
  });

  test('who join in the middle of a frame hear from the next one', () => {
    const trace = newTrace();
    const heard: string[] = [];
    const stop = trace.subscribe(() => {
      stop();
      trace.subscribe((frame) => heard.push(frame.name));
    });
    trace.record(note('one'));
    trace.record(note('two'));

    expect(heard).toEqual(['two']);
  });

  test('who join do not hear a frame recorded before they joined, though it is reported after', () => {
    const trace = newTrace();
    const heard: string[] = [];
    const stop = trace.subscribe(() => {
      stop();
      trace.record(note('two'));
      trace.subscribe((frame) => heard.push(frame.name));
    });
    trace.subscribe(() => {});
    trace.record(note('one'));
    trace.record(note('three'));

    expect(heard).toEqual(['three']);
  });

  test('all hear frames in the order of numbers when one of them records', () => {
    const trace = newTrace();
    const heard: string[] = [];
    trace.subscribe((frame) => {
      if (frame.number < 3) {
        const next = trace.record(note(`from ${frame.number}`));
        heard.push(`recorded ${next.number}`);
      }
    });
    trace.subscribe((frame) => heard.push(`${frame.number} ${frame.name}`));
    trace.record(note('one'));

    expect(heard).toEqual(['recorded 2', '1 one', 'recorded 3', '2 from 1', '3 from 2']);
  });

  test('that throw disturb neither the recorder nor each other, and their error is reported as uncaught', () => {
    const microtasks: (() => void)[] = [];
    vi.stubGlobal('queueMicrotask', (run: () => void) => microtasks.push(run));
    const trace = newTrace();
    const heard: string[] = [];
    const broken = new Error('broken panel');
    trace.subscribe(() => {
      throw broken;
    });
    trace.subscribe((frame) => heard.push(frame.name));
    trace.record(note('one'));
    trace.record(note('two'));

    expect(heard).toEqual(['one', 'two']);
    expect(microtasks.length).toBe(2);
    expect(() => microtasks[0]?.()).toThrow(broken);
  });
});
