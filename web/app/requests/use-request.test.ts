import { describe, expect, it, vi } from 'vitest';
import { mount } from './mounted.testing.ts';
import { type RequestOptions, useRequest } from './use-request.ts';

/** A server that responds on demand. */
function server() {
  const calls: {
    key: string;
    signal: AbortSignal;
    resolve(reply: string): void;
    reject(problem: Error): void;
  }[] = [];
  const send = (key: string) => (signal: AbortSignal) =>
    new Promise<string>((resolve, reject) => calls.push({ key, signal, resolve, reject }));
  return { calls, send };
}

interface Props {
  readonly key: string | undefined;
  readonly options?: RequestOptions;
}

async function startRequest(key: string | undefined, options?: RequestOptions) {
  const { calls, send } = server();
  const hook = await mount(
    ({ key: currentKey, options: requestOptions }: Props) =>
      useRequest(currentKey, send(currentKey ?? 'none'), requestOptions),
    { key, ...(options && { options }) },
  );
  const currentState = () => {
    const { status, reply, problem } = hook.result();
    return { status, reply, problem };
  };
  return { ...hook, calls, currentState };
}

describe('a request of a page', () => {
  it('is sent once when the page is shown, and returns the reply', async () => {
    const { calls, currentState, run } = await startRequest('monday');
    expect(currentState()).toEqual({ status: 'loading' });
    expect(calls.map(({ key }) => key)).toEqual(['monday']);
    await run(() => calls[0]?.resolve('16 places'));
    expect(currentState()).toEqual({ status: 'ready', reply: '16 places' });
    expect(calls).toHaveLength(1);
  });

  it('is not sent while its key is undefined', async () => {
    const { calls, currentState } = await startRequest(undefined);
    expect(calls).toEqual([]);
    expect(currentState().status).toBe('loading');
  });

  it('keeps the last reply while it loads for a new key, and aborts the previous request', async () => {
    const { calls, currentState, run, render } = await startRequest('monday');
    await run(() => calls[0]?.resolve('16 places'));
    await render({ key: 'tuesday' });
    expect(currentState()).toEqual({ status: 'loading', reply: '16 places' });
    await render({ key: 'wednesday' });
    expect(calls.map(({ signal }) => signal.aborted)).toEqual([true, true, false]);
    // The aborted request gets a response after all.
    await run(() => calls[1]?.resolve('of tuesday'));
    expect(currentState().reply).toBe('16 places');
    await run(() => calls[2]?.resolve('4 places'));
    expect(currentState()).toEqual({ status: 'ready', reply: '4 places' });
  });

  it('reports a failure together with the last reply, which a retry discards', async () => {
    const { calls, currentState, run } = await startRequest('monday');
    await run(() => calls[0]?.resolve('16 places'));
    await run(({ refresh }) => refresh());
    expect(currentState()).toEqual({ status: 'loading', reply: '16 places' });
    const offline = new Error('offline');
    await run(() => calls[1]?.reject(offline));
    expect(currentState()).toEqual({ status: 'failed', reply: '16 places', problem: offline });
    await run(({ retry }) => retry());
    expect(currentState()).toEqual({ status: 'loading' });
    await run(() => calls[2]?.resolve('15 places'));
    expect(currentState()).toEqual({ status: 'ready', reply: '15 places' });
  });

  it('is not sent for a key whose reply the page has already received from another call', async () => {
    const { calls, currentState, run, render } = await startRequest('old');
    await run(() => calls[0]?.resolve('2:00 PM'));
    await run(({ accept }) => accept('3:00 PM', 'new'));
    await render({ key: 'new' });
    expect(currentState()).toEqual({ status: 'ready', reply: '3:00 PM' });
    expect(calls).toHaveLength(1);
    await render({ key: 'other' });
    expect(calls).toHaveLength(2);
  });

  it('is sent only after typing pauses for the given delay', async () => {
    vi.useFakeTimers();
    try {
      const options = { delayMs: 300 };
      const { calls, render, run } = await startRequest('s', options);
      await render({ key: 'sm', options });
      await run(() => vi.advanceTimersByTimeAsync(299));
      expect(calls).toEqual([]);
      await run(() => vi.advanceTimersByTimeAsync(1));
      expect(calls.map(({ key }) => key)).toEqual(['sm']);
    } finally {
      vi.useRealTimers();
    }
  });

  it('is aborted when the visitor leaves its page', async () => {
    const { calls, unmount } = await startRequest('monday');
    await unmount();
    expect(calls[0]?.signal.aborted).toBe(true);
  });
});
