import fc from 'fast-check';
import type { IpcMainInvokeEvent } from 'electron';
import { describe, expect, it } from 'vitest';
import { CALLS, channelOf, type CallName } from '../../preload/contract/channels.ts';
import { serve, type Handlers } from './serve.ts';

type Listener = (event: IpcMainInvokeEvent, ...args: unknown[]) => Promise<unknown>;

interface Frame {
  url: string;
  parent: object | null;
  detached: boolean;
}

const goodFrame: Frame = { url: 'app://woundboard/index.html', parent: null, detached: false };

const known = new Error('the disk is full');

function set(handler: () => unknown = () => ({ ok: true, value: null })) {
  const listeners = new Map<string, Listener>();
  const ran: CallName[] = [];
  const reported: unknown[] = [];
  const handlers = Object.fromEntries(
    CALLS.map((name) => [
      name,
      () => {
        ran.push(name);
        return handler();
      },
    ]),
  ) as unknown as Handlers;
  serve({
    ipcMain: {
      handle: (channel, listener) => {
        listeners.set(channel, listener as Listener);
      },
    },
    trusted: { origin: 'app://woundboard', isOurs: (id) => id === 1 },
    handlers,
    explain: (error) => (error === known ? { code: 'diskFull', reason: 'There is no room.' } : null),
    report: (_call, error) => reported.push(error),
  });
  const call = (name: CallName, frame: Frame | null, args: unknown[], sender = { id: 1, destroyed: false }) =>
    listeners.get(channelOf(name))?.(
      {
        senderFrame: frame,
        sender: { id: sender.id, isDestroyed: () => sender.destroyed },
      } as unknown as IpcMainInvokeEvent,
      ...args,
    );
  return { call, ran, reported, channels: [...listeners.keys()] };
}

describe('serve', () => {
  it('handles exactly the calls of the contract', () => {
    expect(set().channels).toEqual(CALLS.map(channelOf));
  });

  const strangers: [string, Frame | null, { id: number; destroyed: boolean }?][] = [
    ['no frame', null],
    ['a detached frame', { ...goodFrame, detached: true }],
    ['a destroyed page', goodFrame, { id: 1, destroyed: true }],
    ['an empty address', { ...goodFrame, url: '' }],
    ['about:blank', { ...goodFrame, url: 'about:blank' }],
    ['a site', { ...goodFrame, url: 'https://evil.example/' }],
    ['another host', { ...goodFrame, url: 'app://other/' }],
    ['a longer host', { ...goodFrame, url: 'app://woundboard.evil/' }],
    ['our host as a user name', { ...goodFrame, url: 'app://woundboard@evil/' }],
    ['a user name', { ...goodFrame, url: 'app://x@woundboard/' }],
    ['a port', { ...goodFrame, url: 'app://woundboard:1/' }],
    ['a file', { ...goodFrame, url: 'file:///index.html' }],
    ['a frame within the page', { ...goodFrame, parent: {} }],
    ['a window that is not ours', goodFrame, { id: 2, destroyed: false }],
  ];
  it.each(strangers)('refuses every call of %s, and runs no handler', async (_name, frame, sender) => {
    const { call, ran } = set();
    for (const name of CALLS) {
      expect(await call(name, frame, [], sender)).toMatchObject({ ok: false, refusal: { code: 'untrustedSender' } });
    }
    expect(ran).toEqual([]);
  });

  it('runs the handler of a page of the app', async () => {
    const { call, ran } = set();
    expect(await call('settings.set', goodFrame, [{ theme: 'light' }])).toEqual({ ok: true, value: null });
    expect(ran).toEqual(['settings.set']);
  });

  it.each([
    [[{ theme: 'pink' }], 'theme'],
    [[{ zoom: 99 }], 'zoom'],
    [[{ zoom: Number.NaN }], 'zoom'],
    [[{ theme: 'dark', extra: 1 }], undefined],
    [['dark'], undefined],
    [[], undefined],
    [[{}, {}], undefined],
  ])('refuses the input %j at its field', async (args, field) => {
    const { call, ran } = set();
    const reply = (await call('settings.set', goodFrame, args)) as { refusal?: { code: string; field?: string } };
    expect(reply.refusal?.code).toBe('badInput');
    expect(reply.refusal?.field).toBe(field);
    expect(ran).toEqual([]);
  });

  it('answers a bug in a handler with a refusal and reports it', async () => {
    const bug = new Error('bug');
    const { call, reported } = set(() => {
      throw bug;
    });
    expect(await call('app.info', goodFrame, [])).toMatchObject({ ok: false, refusal: { code: 'internal' } });
    expect(reported).toEqual([bug]);
  });

  it('answers a trouble that is known with its refusal, and reports no bug', async () => {
    const { call, reported } = set(() => Promise.reject(known));
    const refusal = { code: 'diskFull', reason: 'There is no room.' };
    expect(await call('app.info', goodFrame, [])).toEqual({ ok: false, refusal });
    expect(reported).toEqual([]);
  });

  it('answers anything at all with a reply, and leaves Object.prototype alone', async () => {
    const before = Object.getOwnPropertyNames(Object.prototype);
    const { call } = set();
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...CALLS),
        fc.array(fc.anything({ withNullPrototype: true })),
        async (name, args) => {
          const reply = (await call(name, goodFrame, args)) as { ok?: unknown };
          expect(typeof reply.ok).toBe('boolean');
        },
      ),
      { numRuns: 2000 },
    );
    expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(before);
  });
});
