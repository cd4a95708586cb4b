import { onMount } from 'svelte';
import type { Screen } from '../../state/screen.svelte.ts';

/** Out of a list, a choice or a button of a sheet Escape goes back to the rows; who is selected stays so. */
export const leaveByEscape = ({ escapes }: Screen): void => {
  onMount(() =>
    escapes.add(() => {
      const { activeElement } = document;
      if (!(activeElement instanceof HTMLElement) || activeElement.closest('aside') === null) return false;
      activeElement.blur();
      return true;
    }),
  );
};
