import type { Density, Settings, SettingsPatch, Theme } from '../../preload/contract/views.ts';
import type { SettingsTable } from '../db/settings-table.ts';

export interface SettingsService {
  get(): { ok: true; value: Settings };
  /** Changes the given settings, keeps the others, and tells `changed`. */
  set(patch: SettingsPatch): { ok: true; value: Settings };
}

export const DEFAULT_SETTINGS: Settings = { theme: 'dark', density: 'comfortable', zoom: 1 };

const THEMES: readonly Theme[] = ['dark', 'light', 'system'];
const DENSITIES: readonly Density[] = ['comfortable', 'compact'];

/** A stored value that this version does not know (from a newer one, or damaged) counts as the default. */
function read(stored: ReadonlyMap<string, string>): Settings {
  const zoom = Number(stored.get('zoom'));
  return {
    theme: THEMES.find((theme) => theme === stored.get('theme')) ?? DEFAULT_SETTINGS.theme,
    density: DENSITIES.find((density) => density === stored.get('density')) ?? DEFAULT_SETTINGS.density,
    zoom: zoom >= 0.5 && zoom <= 3 ? zoom : DEFAULT_SETTINGS.zoom,
  };
}

export function makeSettingsService(table: SettingsTable, changed: (settings: Settings) => void): SettingsService {
  const get = (): Settings => read(table.all());
  return {
    get: () => ({ ok: true, value: get() }),
    set(patch) {
      const entries = Object.entries(patch).filter(([, value]) => value !== undefined);
      table.put(new Map(entries.map(([key, value]) => [key, String(value)])));
      const settings = get();
      changed(settings);
      return { ok: true, value: settings };
    },
  };
}
