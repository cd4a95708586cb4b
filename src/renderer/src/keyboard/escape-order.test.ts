import { expect, it } from 'vitest';
import { EscapeOrder } from './escape-order.ts';

it('closes what was opened last, and goes on to what can close', () => {
  const order = new EscapeOrder();
  const closed: string[] = [];
  const closing = (name: string, open: boolean) => () => {
    if (open) closed.push(name);
    return open;
  };
  order.add(closing('first', true));
  const removeSecond = order.add(closing('second', true));
  order.add(closing('nothing open', false));

  expect(order.press()).toBe(true);
  expect(closed).toEqual(['second']);
  removeSecond();
  expect(order.press()).toBe(true);
  expect(closed).toEqual(['second', 'first']);
});

it('says when there was nothing to close', () => {
  const order = new EscapeOrder();
  expect(order.press()).toBe(false);
  const remove = order.add(() => true);
  remove();
  remove();
  expect(order.press()).toBe(false);
});
