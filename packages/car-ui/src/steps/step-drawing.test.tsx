import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { StepDrawing } from './step-drawing.tsx';

test('a drawing says in words what it shows', () => {
  render(<StepDrawing id="jack-at-sill" />);
  expect(screen.getByRole('img', { name: /between the maker’s two marks/ })).toBeInTheDocument();
});
