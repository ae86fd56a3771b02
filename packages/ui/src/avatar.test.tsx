import { fireEvent, render } from '@testing-library/react';
import { expect, test } from 'vitest';

import { Avatar } from './avatar.tsx';

const show = (name: string, url: string | null = null) => {
  const { container } = render(<Avatar name={name} url={url} className="size-9" />);
  return container;
};

test.each([
  ['Sam Taylor', 'ST'],
  ['User', 'U'],
  ['Ana Maria de la Cruz', 'AC'],
  ['𝒮am Øster', '𝒮Ø'],
])('%s without an image is %s', (name, letters) => {
  expect(show(name).textContent).toBe(letters);
});

test('an image is shown, and one that cannot be loaded gives way to letters', () => {
  const container = show('Sam Taylor', '/api/me/picture?v=1');
  const image = container.querySelector('img');
  expect(image?.getAttribute('src')).toBe('/api/me/picture?v=1');
  expect(image?.getAttribute('alt')).toBe('');
  expect(image).toBeVisible();
  if (image) fireEvent.error(image);
  expect(image).not.toBeVisible();
  expect(container.textContent).toBe('ST');
});
