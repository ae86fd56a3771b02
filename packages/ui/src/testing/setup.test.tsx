import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

test('what a test does not find is named, without a print of the page', () => {
  render(<p>A page of many words</p>);
  const look = () => screen.getByRole('button', { name: 'Save' });
  expect(look).toThrow(/accessible element with the role "button" and name "Save"/);
  expect(look).not.toThrow(/A page of many words/);
});
