import { t } from '@lingui/core/macro';
import { BUSINESS_HOURS, CONTACT_MAIL, CONTACT_PHONE } from '@wrenchwise/client/contact-details.ts';

const hour = (of: number): string => `${of}:00`;

/** E-mail, phone and when somebody is there. */
export function OtherWays() {
  return (
    <section aria-labelledby="other-ways">
      <h2 id="other-ways" className="text-base">{t`Other ways to reach us`}</h2>
      <p className="mt-2 text-sm text-soft">
        <a href={`mailto:${CONTACT_MAIL}`} className="text-link break-all">
          {CONTACT_MAIL}
        </a>
        <br />
        <a href={`tel:${CONTACT_PHONE.dialled}`} className="text-link figures">
          {CONTACT_PHONE.shown}
        </a>
      </p>
      <dl className="mt-3 grid gap-1 text-sm">
        {BUSINESS_HOURS.map(({ days, open }) => (
          <div key={days} className="flex justify-between gap-4">
            <dt className="text-faint">{days}</dt>
            <dd className="figures">
              {open === null ? t`Closed` : t`${hour(open.from)} to ${hour(open.to)} GMT`}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
