import type { Attachment } from 'svelte/attachments';

/**
 * Enter anywhere inside does the one thing to do next; on a button it is the button's own, except on one that only picks
 * (Space does that), so that the key that stands on the next step always takes it (`EnterKey` shows it just there).
 */
export const onEnter =
  (next: () => void): Attachment<HTMLElement> =>
  (group) => {
    const keydown = (event: KeyboardEvent): void => {
      const own = event.target instanceof HTMLButtonElement && !event.target.hasAttribute('aria-pressed');
      if (event.key !== 'Enter' || event.isComposing || own) return;
      event.preventDefault();
      if (!event.repeat) next();
    };
    group.dataset.enter = '';
    group.addEventListener('keydown', keydown);
    return () => {
      group.removeEventListener('keydown', keydown);
    };
  };
