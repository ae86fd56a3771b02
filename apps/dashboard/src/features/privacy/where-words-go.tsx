import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { Service } from '@wrenchwise/contract/endpoints/outside-services';
import { OUTSIDE_WRITERS } from '@wrenchwise/rules/outside-writers';
import { NUMBER_LOCALE } from '@wrenchwise/ui/language/number-locale.ts';
import { Link } from '@wrenchwise/ui/link.tsx';

import { servicesQuery } from './services.queries.ts';

const WRITERS: ReadonlySet<string> = new Set(OUTSIDE_WRITERS);

const LIST = new Intl.ListFormat(NUMBER_LOCALE, { type: 'conjunction' });

const inSentence = ({ name, host }: Service): string =>
  `${name.charAt(0).toLowerCase()}${name.slice(1)}${host === null ? '' : ` (${host})`}`;

/** Before words are sent: who receives them beside us. Nothing where nobody does. */
export function WhereWordsGo() {
  const { data } = useQuery(servicesQuery());
  const writers = (data?.services ?? []).filter(({ id }) => WRITERS.has(id));
  if (writers.length === 0) return null;
  return (
    <p className="measure mt-4 text-sm text-soft">
      <Trans>
        What you enter here also goes to {LIST.format(writers.map(inSentence))}.{' '}
        <Link className="text-link" to="/privacy#who-else">
          What each of them receives
        </Link>
      </Trans>
    </p>
  );
}
