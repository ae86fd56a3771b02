import {
  LEGAL_BASES,
  OUTSIDE_SERVICES,
  type OutsideService,
  SERVICE_IDS,
  type ServiceId,
} from '@wrenchwise/rules/outside-services';
import { OUTSIDE_WRITERS } from '@wrenchwise/rules/outside-writers';
import { hostMark } from '@wrenchwise/rules/service-sections';

import { IfInForce, UnlessInForce } from '~/in-force/in-force.tsx';

function Recipient({ id }: { readonly id: ServiceId }) {
  const { name, receives, when, why, basis, until, choice }: OutsideService = OUTSIDE_SERVICES[id];
  return (
    <IfInForce services={[id]}>
      <li>
        <strong>
          {name}
          {hostMark(id)}:
        </strong>{' '}
        {receives}. {when.replace(/^./, (letter) => letter.toUpperCase())}, {why} (
        {LEGAL_BASES[basis]}). How long: {until} What you can do: {choice}
      </li>
    </IfInForce>
  );
}

/** Everybody to whom this installation hands data. */
export function Recipients() {
  return (
    <>
      <p>
        We do not sell your data, do not use it for advertising, and have no trackers of other
        companies on our pages. These are all that this installation is set up to use. Each gets
        what is named here and nothing else:
      </p>
      <ul>
        {SERVICE_IDS.map((id) => (
          <Recipient key={id} id={id} />
        ))}
      </ul>
      <p>
        Where one of them works outside the United Kingdom and the European Economic Area, it does
        so under an adequacy decision or standard contractual clauses. We give data to authorities
        only when the law makes us.
      </p>
    </>
  );
}

/** Whether words about a car leave the server for a diagnosis. */
export function WhereDiagnosesAreMade() {
  return (
    <p>
      A diagnosis is worked out by a program from what you enter. It decides nothing about you and
      has no legal effect for you. It runs on our own server.{' '}
      <UnlessInForce services={OUTSIDE_WRITERS}>
        Your words go to no other company for it.
      </UnlessInForce>
      <IfInForce services={OUTSIDE_WRITERS}>
        What you enter also goes to the services that add to it: they are named under{' '}
        <a href="#who-else">Who else gets it</a>.
      </IfInForce>
    </p>
  );
}
