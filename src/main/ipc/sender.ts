import type { IpcMainInvokeEvent } from 'electron';

/** What is trusted: pages of this origin, as the top frame of a window that the app itself opened. */
export interface TrustedSenders {
  /** Such as `app://woundboard`. */
  readonly origin: string;
  /** Whether a window of the app's own holds these web contents. */
  readonly isOurs: (webContentsId: number) => boolean;
}

/**
 * Whether a message comes from a page of the app itself. Read synchronously: after an `await` the frame may be gone.
 * Refuses frames that are null, detached, nested, of another origin, or in a window that the app did not open.
 */
export function isTrustedSender(
  event: Pick<IpcMainInvokeEvent, 'sender' | 'senderFrame'>,
  trusted: TrustedSenders,
): boolean {
  const frame = event.senderFrame;
  if (frame?.parent !== null || frame.detached) return false;
  if (event.sender.isDestroyed() || !trusted.isOurs(event.sender.id)) return false;
  return originOf(frame.url) === trusted.origin;
}

/** `scheme://host` of an address without user, password or port in it; otherwise null. `URL.origin` knows no own schemes. */
function originOf(address: string): string | null {
  let url: URL;
  try {
    url = new URL(address);
  } catch {
    return null;
  }
  if (url.username !== '' || url.password !== '' || url.port !== '') return null;
  return `${url.protocol}//${url.host}`;
}
