import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

import { CharacterCount } from './character-count.tsx';

describe('the count of characters', () => {
  it('says nothing until the text comes near its limit', () => {
    render(<CharacterCount length={90} max={100} />);
    expect(screen.queryByText(/characters/)).toBeNull();
  });

  it('says by how much a text is too long', () => {
    render(<CharacterCount length={1203} max={1000} />);
    expect(screen.getByText('1,203 of 1,000 characters: 203 too many')).toBeDefined();
  });

  it('is not in the prerendered page, whatever was typed before its script came', () => {
    expect(renderToString(<CharacterCount length={1203} max={1000} />)).toBe('');
  });
});
