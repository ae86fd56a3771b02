import type { LikelySign } from '@wrenchwise/rules/report-preview';
import { type RefObject, useState } from 'react';

import { type Fields, fieldsOf, type Report } from './demonstration-fields.ts';
import { MAX_SIGNS } from './most-signs.ts';
import type { Understood } from './understood.ts';

type Change = Partial<Pick<Report, 'confirmed' | 'removed'>>;

/** What the visitor shows: the fields of the form, and what was ticked and taken back beside them. */
export const useReport = (
  form: RefObject<HTMLFormElement | null>,
  example: Understood,
  understood: Understood,
) => {
  const [fields, setFields] = useState<Fields>();
  const [ticked, setTicked] = useState<readonly LikelySign[]>([]);
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const confirmed = ticked.map(({ id }) => id);
  const offered = understood.preview.likelySigns.filter(({ id }) => !confirmed.includes(id));
  // A ticked sign keeps its place in sight also where the words no longer suggest it.
  const signs = [...ticked, ...offered].slice(0, Math.max(MAX_SIGNS, ticked.length));

  return {
    fields,
    confirmed,
    removed,
    signs,
    /** Notes that something was typed, and says what now is in the box. */
    typed: (): string => {
      const typed = form.current ? fieldsOf(form.current) : undefined;
      setFields(typed);
      if (typed?.symptoms === '') {
        setTicked([]);
        setRemoved([]);
      }
      return typed?.symptoms ?? '';
    },
    toggleSign: (id: string): readonly string[] => {
      const sign = signs.find((one) => one.id === id);
      const next = confirmed.includes(id)
        ? ticked.filter((one) => one.id !== id)
        : [...ticked, ...(sign ? [sign] : [])];
      setTicked(next);
      return next.map((one) => one.id);
    },
    toggleReading: (id: string): readonly string[] => {
      const next = removed.includes(id) ? removed.filter((one) => one !== id) : [...removed, id];
      setRemoved(next);
      return next;
    },
    /** All that is shown, about the example's words where nothing was typed. */
    read: (change: Change = {}): Report => {
      const typed = form.current ? fieldsOf(form.current) : undefined;
      setFields(typed);
      return {
        ...(typed ?? { make: '', model: '', year: '' }),
        symptoms: typed?.symptoms || example.symptoms,
        confirmed,
        removed,
        ...change,
      };
    },
  };
};
