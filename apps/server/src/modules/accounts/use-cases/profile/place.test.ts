import { getMe, updateMe } from '@wrenchwise/contract/endpoints/accounts/profile';
import { signIn } from '@wrenchwise/contract/endpoints/accounts/sign-in';
import { signUp } from '@wrenchwise/contract/endpoints/accounts/sign-up';
import { getVehicleOptions } from '@wrenchwise/contract/endpoints/vehicle-options';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { newUserQuickly, type QuickUser } from '../../../../testing/quick-user.ts';
import { openTestApp, type TestApp, verifyByMail } from '../../../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ withBystander: true });
});
afterAll(() => app.close());

let counter = 0;
const PASSWORD = 'correct horse battery';

/** Signs up from a device and answers with who that is. */
const signUpFrom = async ({
  timeZone,
  language,
}: {
  timeZone?: string | undefined;
  language?: string | undefined;
}) => {
  const browser = app.newBrowser(language === undefined ? {} : { 'accept-language': language });
  const email = `driver-${(counter += 1)}@example.com`;
  const body = { name: 'Sam Taylor', email, password: PASSWORD, timeZone };
  const { user } = await browser.call(signUp, { body });
  await verifyByMail(browser, app, email);
  await browser.call(signIn, { body: { email, password: PASSWORD } });
  const me = await browser.call(getMe, {});
  expect(me.place).toEqual(user.place);
  return me;
};

const placeOf = async (user: QuickUser) => (await user.call(getMe, {})).place;

describe('the place of a new account', () => {
  test.each([
    ['Europe/London', 'GB', 'GBP', 'miles', 'litres', '999'],
    ['Europe/Dublin', 'IE', 'EUR', 'kilometres', 'litres', '112'],
    ['Europe/Berlin', 'DE', 'EUR', 'kilometres', 'litres', '112'],
    ['America/New_York', 'US', 'USD', 'miles', 'gallons-us', '911'],
    ['Australia/Sydney', 'AU', 'AUD', 'kilometres', 'litres', '000'],
  ])(
    'from %s is %s with %s, %s, %s and %s, whatever language it speaks',
    async (timeZone, country, currency, distanceUnit, fuelUnit, emergencyNumber) => {
      const { place, ...me } = await signUpFrom({ timeZone, language: 'en-US,en;q=0.9' });
      const expected = { country, currency, distanceUnit, fuelUnit, emergencyNumber };
      expect(place).toMatchObject({ ...expected, source: 'assumed' });
      expect(me.priceRegion).toBe(place.priceRegion);
      expect(me.distanceUnit).toBe(distanceUnit);
      // The zone is a hint: it is not set as the one in which dates are shown.
      expect(me.timeZone).toBeNull();
    },
  );

  test('is by the languages where no time zone says, and Britain where nothing does', async () => {
    const german = await signUpFrom({ timeZone: 'Etc/UTC', language: 'de-AT,de;q=0.8' });
    expect(german.place).toMatchObject({ country: 'AT', currency: 'EUR' });
    const unknown = await signUpFrom({ timeZone: 'No/Such_Zone', language: 'en' });
    expect(unknown.place).toMatchObject({ country: 'GB', currency: 'GBP', source: 'assumed' });
  });

  test('where we have no prices takes the nearest', async () => {
    const { place } = await signUpFrom({ timeZone: 'Europe/Stockholm' });
    expect(place).toMatchObject({ country: 'SE', priceRegion: 'eu', emergencyNumber: '112' });
  });
});

describe('a chosen country', () => {
  test('changes prices, units and numbers at once, and is nobody else’s', async () => {
    const user = await newUserQuickly(app);
    const other = await newUserQuickly(app);
    const { place } = await user.call(updateMe, { body: { country: 'AU' } });
    expect(place).toMatchObject({
      country: 'AU',
      countryName: 'Australia',
      currency: 'AUD',
      distanceUnit: 'kilometres',
      emergencyNumber: '000',
      source: 'chosen',
    });
    expect(await placeOf(user)).toEqual(place);
    expect(await placeOf(other)).toMatchObject({ country: 'GB', source: 'assumed' });
  });

  test('leaves a distance unit that was set apart from the former country', async () => {
    const user = await newUserQuickly(app);
    await user.call(updateMe, { body: { distanceUnit: 'kilometres' } });
    const { place } = await user.call(updateMe, { body: { country: 'US' } });
    expect(place).toMatchObject({ distanceUnit: 'kilometres', fuelUnit: 'gallons-us' });
  });

  test('drops a labour rate in other money, and only then', async () => {
    const user = await newUserQuickly(app);
    await user.call(updateMe, { body: { country: 'DE', labourCentsPerHour: 9500 } });
    await user.call(updateMe, { body: { country: 'FR' } });
    expect((await user.call(getMe, {})).labourCentsPerHour).toBe(9500);
    await user.call(updateMe, { body: { country: 'CA' } });
    expect((await user.call(getMe, {})).labourCentsPerHour).toBeNull();
  });

  test('follows a price region that is set by its earlier name', async () => {
    const user = await newUserQuickly(app);
    const { place } = await user.call(updateMe, { body: { priceRegion: 'us' } });
    expect(place).toMatchObject({ country: 'US', emergencyNumber: '911', source: 'chosen' });
    const back = await user.call(updateMe, { body: { priceRegion: 'uk' } });
    expect(back.place).toMatchObject({ country: 'GB', emergencyNumber: '999' });
  });

  test.each(['ZZ', 'gb', 'GBR', ''])('is refused as %j', async (country) => {
    const user = await newUserQuickly(app);
    const answer = await user.request('/api/me', {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ country }),
    });
    expect(answer.status).toBe(400);
    expect(await placeOf(user)).toMatchObject({ country: 'GB', source: 'assumed' });
  });
});

describe('facts of models', () => {
  const SPORTAGE = { make: 'Kia', model: 'Sportage', year: 2015 };
  const optionsIn = async (country: string) => {
    const user = await newUserQuickly(app);
    await user.call(updateMe, { body: { country } });
    return user.call(getVehicleOptions, { query: SPORTAGE });
  };

  test('are American ones for Americans only', async () => {
    expect((await optionsIn('US')).onlyFuel).toBe('petrol');
    expect((await optionsIn('GB')).onlyFuel).toBeNull();
    for (const country of ['IE', 'DE', 'AU']) {
      expect((await optionsIn(country)).fuels).toEqual([]);
    }
  });
});
