import { contextBridge, ipcRenderer } from 'electron';
import { CALLS, PUSHES, channelOf } from './contract/channels.ts';

type Method = (input?: unknown) => unknown;

/** One function a call: nothing of Electron leaves through it, neither an event nor the sender. */
const calls: Record<string, Record<string, Method>> = {};
for (const name of CALLS) {
  const [area, method] = name.split('.') as [string, string];
  calls[area] = { ...calls[area], [method]: (input) => ipcRenderer.invoke(channelOf(name), input) };
}

/** One function a push: it subscribes and answers with the way to end the subscription. */
const on = Object.fromEntries(
  PUSHES.map((name) => [
    name,
    (listener: (value: unknown) => void) => {
      const forward = (_event: unknown, value: unknown): void => {
        listener(value);
      };
      ipcRenderer.on(channelOf(name), forward);
      return () => {
        ipcRenderer.removeListener(channelOf(name), forward);
      };
    },
  ]),
);

contextBridge.exposeInMainWorld('gm', { ...calls, on });
