import { useEffect, useState } from 'react';

import { type SectionId, SECTIONS } from './sections.ts';

/** The part of the window, from its top, in which the section that is being read begins. */
const READING = 0.3;

const inView = (): SectionId => {
  const { scrollHeight } = document.documentElement;
  const isAtEnd = scrollY > 0 && scrollY + innerHeight >= scrollHeight - 2;
  if (isAtEnd) return 'data';
  const begun = SECTIONS.filter(({ id }) => {
    const top = document.getElementById(id)?.getBoundingClientRect().top;
    return top !== undefined && top <= innerHeight * READING;
  });
  return begun.at(-1)?.id ?? SECTIONS[0].id;
};

/** The section that is being read; the last one at the end of the page, however short it is. */
export const useSectionInView = (): SectionId => {
  const [id, setId] = useState<SectionId>(SECTIONS[0].id);
  useEffect(() => {
    const look = () => setId(inView());
    look();
    addEventListener('scroll', look, { passive: true });
    addEventListener('resize', look);
    return () => {
      removeEventListener('scroll', look);
      removeEventListener('resize', look);
    };
  }, []);
  return id;
};
