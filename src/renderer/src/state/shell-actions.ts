import type { ActionId } from '../../../preload/contract/actions.ts';
import type { Reply, Theme } from '../../../preload/contract/api.ts';
import type { Binding } from '../keyboard/action-registry.svelte.ts';
import { boardBindings } from './board-actions.ts';
import { ask } from './ask.ts';
import { countdownBindings } from './countdown-actions.ts';
import { contactBindings } from './contact-actions.ts';
import { injuryBindings } from './injury-actions.ts';
import { pickingBindings } from './picking-actions.ts';
import { recordBindings } from './record-actions.ts';
import { restBindings } from './rest-actions.ts';
import { rosterBindings } from './roster-actions.ts';
import type { Screen } from './screen.svelte.ts';
import { larger, percent, smaller } from './zoom.ts';

const theme = (screen: Screen, to: Theme, name: string): Binding => ({
  run: () => void screen.settings.useTheme(to),
  blocked: () => (screen.settings.theme === to ? `The screen already uses ${name}.` : null),
});

const zoom = (screen: Screen, to: (from: number) => number | null, at: (now: string) => string): Binding => ({
  run: () => {
    const next = to(screen.settings.zoom);
    if (next !== null) void screen.settings.useZoom(next);
  },
  blocked: () => (to(screen.settings.zoom) === null ? at(percent(screen.settings.zoom)) : null),
});

/** Asks main to do something; only a refusal needs words. */
async function order(screen: Screen, call: () => Promise<Reply<null>>): Promise<void> {
  const reply = await ask(call);
  if (!reply.ok) screen.notices.refuse(reply.refusal.reason);
}

async function copyDataPath(screen: Screen, path: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(path);
    screen.notices.tell(`Copied: ${path}`);
  } catch {
    screen.notices.refuse(`The clipboard is not open to Woundboard. The data folder is ${path}`);
  }
}

const dialog = (screen: Screen, name: NonNullable<Screen['dialogs']['current']>): Binding => ({
  run: () => {
    if (screen.dialogs.current === name) screen.dialogs.close();
    else screen.dialogs.show(name);
  },
});

const shellBindings = (screen: Screen) =>
  ({
    openPalette: dialog(screen, 'palette'),
    showShortcuts: dialog(screen, 'shortcuts'),
    showAbout: dialog(screen, 'about'),
    quit: { run: () => void order(screen, () => screen.gm.app.quit()) },
    useDarkTheme: theme(screen, 'dark', 'the dark theme'),
    useLightTheme: theme(screen, 'light', 'the light theme'),
    useSystemTheme: theme(screen, 'system', 'the theme of the system'),
    toggleDensity: {
      run: () => void screen.settings.useDensity(screen.settings.density === 'compact' ? 'comfortable' : 'compact'),
    },
    zoomIn: zoom(screen, larger, (now) => `${now} is as large as it gets.`),
    zoomOut: zoom(screen, smaller, (now) => `${now} is as small as it gets.`),
    resetZoom: zoom(
      screen,
      (from) => (from === 1 ? null : 1),
      () => 'The screen is already at full size.',
    ),
    showBackups: {
      ...dialog(screen, 'backups'),
      blocked: () => (screen.safety.inRecovery ? 'The backups are on this screen.' : null),
    },
    makeBackup: {
      run: () => void screen.safety.makeBackup(),
      blocked: () => (screen.safety.view.mode === 'open' ? null : 'The data are not open for writing.'),
    },
    toggleFullScreen: { run: () => void order(screen, () => screen.gm.window.toggleFullScreen()) },
    showDataFolder: { run: () => void order(screen, () => screen.gm.app.showDataDir()) },
    copyDataPath: {
      run: () => void copyDataPath(screen, screen.info.facts?.dataDir ?? ''),
      blocked: () => (screen.info.facts === null ? 'Woundboard has not said where its data folder is.' : null),
    },
  }) satisfies Partial<Record<ActionId, Binding>>;

/** Binds everything the screen can do. Typed so that no action of the list can be forgotten. */
export function bindShell(screen: Screen): void {
  const bindings: Readonly<Record<ActionId, Binding>> = {
    ...shellBindings(screen),
    ...recordBindings(screen),
    ...boardBindings(screen),
    ...injuryBindings(screen),
    ...rosterBindings(screen),
    ...countdownBindings(screen),
    ...restBindings(screen),
    ...pickingBindings(screen),
    ...contactBindings(screen),
  };
  for (const { id } of screen.actions.actions) screen.actions.bind(id, bindings[id]);
}
