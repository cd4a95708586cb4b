import { CALLS, type CallName } from '../../preload/contract/channels.ts';
import type { SessionAreas } from '../services/session/session.ts';
import type { Handlers } from './serve.ts';

type Method = (input: unknown) => unknown;

/**
 * Which service answers which call: the area of a call's name is the service, the rest its method. A service that lacks a
 * method of its area does not compile, for every service is typed by the contract.
 *
 * @param services the services as they are at the time of a call: another database brings other ones
 */
export function makeHandlers(services: () => SessionAreas): Handlers {
  const handlers = CALLS.map((name): [CallName, unknown] => {
    const [area = '', method = ''] = name.split('.');
    return [name, (input: unknown) => areasOf(services())[area]?.[method]?.(input)];
  });
  // Object.fromEntries forgets the names that CALLS is complete in.
  return {
    ...(Object.fromEntries(handlers) as unknown as Handlers),
    'window.toggleFullScreen': (_input, sender) => services().app.toggleFullScreen(sender.id),
  };
}

const areasOf = (services: SessionAreas): Readonly<Record<string, Readonly<Record<string, Method>>>> =>
  services as unknown as Readonly<Record<string, Readonly<Record<string, Method>>>>;
