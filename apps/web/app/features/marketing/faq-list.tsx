import { Link } from 'react-router';

import { FAQ } from '~/content/faq.ts';
import { Accordion } from '~/ui/accordion.tsx';

/** The eight questions, one open at a time. */
export function FaqList({ level = 3 }: { level?: 2 | 3 }) {
  return (
    <Accordion
      findable
      level={level}
      items={FAQ.map(({ id, question, answer, more }) => ({
        id,
        title: question,
        content: (
          <>
            {answer}
            {more && (
              <>
                {' '}
                <Link className="text-link" to={more.to}>
                  {more.label}
                </Link>
              </>
            )}
          </>
        ),
      }))}
    />
  );
}
