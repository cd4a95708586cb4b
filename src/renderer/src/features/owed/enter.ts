import type { Attachment } from 'svelte/attachments';

/** Enter anywhere inside does the one thing to do next; on a button it is the button's own. */
export const onEnter =
  (next: () => void): Attachment<HTMLElement> =>
  (group) => {
    const keydown = (event: KeyboardEvent): void => {
      if (event.key !== 'Enter' || event.isComposing || event.target instanceof HTMLButtonElement) return;
      event.preventDefault();
      if (!event.repeat) next();
    };
    group.addEventListener('keydown', keydown);
    return () => {
      group.removeEventListener('keydown', keydown);
    };
  };
