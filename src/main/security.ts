import type { App, Session, WebContents } from 'electron';
import { ORIGIN } from './protocol.ts';

/** The one page may reload itself; every other way to another page, frame or window is closed. */
export function guardNavigation(app: Pick<App, 'on'>): void {
  app.on('web-contents-created', (_event, contents) => {
    guardContents(contents);
  });
}

function guardContents(contents: WebContents): void {
  const onlyOurOwnPage = (event: { url: string; preventDefault: () => void }): void => {
    if (!event.url.startsWith(`${ORIGIN}/`)) event.preventDefault();
  };
  contents.on('will-navigate', onlyOurOwnPage);
  contents.on('will-frame-navigate', onlyOurOwnPage);
  contents.on('will-redirect', (event) => {
    event.preventDefault();
  });
  contents.on('will-attach-webview', (event) => {
    event.preventDefault();
  });
  contents.setWindowOpenHandler(() => ({ action: 'deny' }));
}

/** Nothing the page could ask the system for is needed: camera, location, notifications, devices, screens. */
export function denyPermissions(session: Session): void {
  session.setPermissionRequestHandler((_contents, _permission, answer) => {
    answer(false);
  });
  session.setPermissionCheckHandler(() => false);
  session.setDevicePermissionHandler(() => false);
  session.setDisplayMediaRequestHandler((_request, answer) => {
    answer({});
  });
  session.setSpellCheckerEnabled(false);
}
