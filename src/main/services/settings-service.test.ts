import { describe, expect, it } from 'vitest';
import { temporaryDatabase } from '../db/temporary.fixtures.ts';
import { settingsTable } from '../db/settings-table.ts';
import type { Settings } from '../../preload/contract/views.ts';
import { DEFAULT_SETTINGS, makeSettingsService } from './settings-service.ts';

function set() {
  const table = settingsTable(temporaryDatabase());
  const told: Settings[] = [];
  return { table, told, service: makeSettingsService(table, (settings) => told.push(settings)) };
}

describe('the settings', () => {
  it('start with the defaults', () => {
    expect(set().service.get().value).toEqual(DEFAULT_SETTINGS);
  });

  it('change what is given, keep the rest, and tell it', () => {
    const { service, told } = set();
    service.set({ theme: 'light', zoom: undefined });
    expect(service.set({ zoom: 1.25 }).value).toEqual({ theme: 'light', density: 'comfortable', zoom: 1.25 });
    expect(told.map(({ theme, zoom }) => [theme, zoom])).toEqual([
      ['light', 1],
      ['light', 1.25],
    ]);
  });

  it('take a stored value of another version for the default', () => {
    const { table, service } = set();
    table.put(
      new Map([
        ['theme', 'sepia'],
        ['zoom', 'NaN'],
        ['density', 'compact'],
        ['later', '1'],
      ]),
    );
    expect(service.get().value).toEqual({ ...DEFAULT_SETTINGS, density: 'compact' });
  });
});
