import type { Component } from 'svelte';
import ArrowRight from '@lucide/svelte/icons/arrow-right';
import Bell from '@lucide/svelte/icons/bell';
import Diamond from '@lucide/svelte/icons/diamond';
import Eraser from '@lucide/svelte/icons/eraser';
import Flag from '@lucide/svelte/icons/flag';
import HeartPulse from '@lucide/svelte/icons/heart-pulse';
import Hourglass from '@lucide/svelte/icons/hourglass';
import List from '@lucide/svelte/icons/list';
import PencilLine from '@lucide/svelte/icons/pencil-line';
import RotateCw from '@lucide/svelte/icons/rotate-cw';
import Scale from '@lucide/svelte/icons/scale';
import Sword from '@lucide/svelte/icons/sword';
import Tag from '@lucide/svelte/icons/tag';
import Timer from '@lucide/svelte/icons/timer';
import UsersRound from '@lucide/svelte/icons/users-round';
import type { LogLine } from '../../../../preload/contract/encounter-views.ts';

type Icon = Component<{ size?: number | string; strokeWidth?: number | string }>;

/** A small sign for what a line tells of; the words say it as well. */
export const LOG_ICONS: Readonly<Record<LogLine['kind'], Icon>> = {
  heading: List,
  damage: Sword,
  vitals: HeartPulse,
  owed: Hourglass,
  combatants: UsersRound,
  condition: Tag,
  reminder: Bell,
  turn: ArrowRight,
  round: RotateCw,
  encounter: Flag,
  tokens: Diamond,
  countdown: Timer,
  morale: Scale,
  correction: Eraser,
  note: PencilLine,
};
