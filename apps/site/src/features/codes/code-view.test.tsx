import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { CodeView } from './code-view.tsx';
import { codePage } from './codes.server.ts';

const sectionOf = (name: string | RegExp): HTMLElement => {
  const section = screen.getByRole('heading', { name }).closest('section');
  if (section === null) throw new Error(`no section ${String(name)}`);
  return section;
};

test('a circuit code shows the words of the reader and where on the circuit to look', () => {
  render(<CodeView page={codePage('P0342')} />);
  expect(screen.getAllByText('Camshaft Position Sensor "A" Circuit Low (Bank 1)')).toHaveLength(1);
  const places = within(sectionOf('Where is the fault in the circuit?')).getAllByRole('listitem');
  expect(places[0]).toHaveTextContent('the signal wire touching earth');
  expect(places.at(-1)).toHaveTextContent('the control unit, which comes last');
  expect(screen.queryByText(/We know of no fault/)).not.toBeInTheDocument();
});

test('an airbag’s circuit is listed for the workshop, with the reason', () => {
  render(<CodeView page={codePage('B0001')} />);
  const circuit = sectionOf('Where is the fault in the circuit?');
  expect(circuit).toHaveTextContent('A workshop looks in this order');
  expect(circuit).toHaveTextContent('an airbag or tensioner can go off');
});

test('a page without a drawing of the part shows none, one with it says what it marks', () => {
  const { unmount } = render(<CodeView page={codePage('P0A80')} />);
  expect(screen.queryByText(/Where the likeliest cause is/)).not.toBeInTheDocument();
  unmount();
  render(<CodeView page={codePage('P0128')} />);
  expect(screen.getByText(/Where the likeliest cause is: thermostat/)).toBeInTheDocument();
});

test('a code of the maker says so, and what it is on the makes that are known', () => {
  render(<CodeView page={codePage('P17F1')} />);
  expect(screen.getByText(/is a manufacturer-specific code/)).toBeInTheDocument();
  expect(screen.getByText(/Nissan and Infiniti with a CVT/)).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: /What causes/ })).not.toBeInTheDocument();
});
