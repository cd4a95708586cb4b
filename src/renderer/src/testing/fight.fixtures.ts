import { flushSync, mount } from 'svelte';
import { vi } from 'vitest';
import App from '../App.svelte';
import { Screen } from '../state/screen.svelte.ts';
import { bindShell } from '../state/shell-actions.ts';
import type { CampaignView } from '../../../preload/contract/campaign-views.ts';
import { memoryBridge, yes, type Answering, type Bridge } from './bridge.fixtures.ts';
import { render } from './render.fixtures.ts';

export interface Fight {
  readonly bridge: Bridge;
  readonly screen: Screen;
}

/** The whole screen with one campaign open, drawn. `answering`: what main answers besides. */
export async function openScreen(campaign: CampaignView, answering: Answering = {}): Promise<Fight> {
  const { id, name, ruleset, rulesetName } = campaign;
  const bridge = memoryBridge(undefined, {
    ...answering,
    campaign: {
      list: () => yes([{ id, name, ruleset, rulesetName, createdAt: 0 }]),
      open: () => yes(campaign),
      options: () => yes([]),
      ...answering.campaign,
    },
  });
  const screen = new Screen(bridge.gm, () => new Date('2026-05-04T21:46:00'));
  bindShell(screen);
  await screen.start();
  render((target) => mount(App, { target, props: { screen } }));
  return { bridge, screen };
}

/** Until a condition holds and is drawn. */
export async function until(condition: () => boolean): Promise<void> {
  await vi.waitUntil(() => {
    flushSync();
    return condition();
  });
}
