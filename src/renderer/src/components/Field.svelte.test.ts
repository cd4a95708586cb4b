import { createRawSnippet, mount, type ComponentProps } from 'svelte';
import { expect, it } from 'vitest';
import { byRole, descriptionOf, render } from '../testing/render.fixtures.ts';
import type { FieldControl } from './field-control.ts';
import Field from './Field.svelte';

const control = createRawSnippet<[FieldControl]>((given) => ({
  render: () => '<input type="text">',
  setup: (input) => {
    for (const [name, value] of Object.entries<string | undefined>({ ...given() }))
      if (value !== undefined) input.setAttribute(name, value);
  },
}));

const show = (props: ComponentProps<typeof Field>): void => {
  render((target) => mount(Field, { target, props }));
};

it('gives the control its label, and nothing else when there is nothing to say', () => {
  show({ label: 'Major', control });
  const input = byRole('textbox', 'Major');
  expect(input.hasAttribute('aria-describedby')).toBe(false);
  expect(input.hasAttribute('aria-invalid')).toBe(false);
});

it('has hint and error read with the control', () => {
  show({ label: 'Major', hint: 'A whole number.', error: 'Severe is below Major.', control });
  const input = byRole('textbox', 'Major');
  expect(descriptionOf(input)).toBe('A whole number. Severe is below Major.');
  expect(input.getAttribute('aria-invalid')).toBe('true');
});
